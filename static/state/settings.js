import { nearestStep, sizeSteps } from '../model/scale.js';

/**
 * What the user asks for, as the package's `Settings` takes it.
 *
 * @typedef {object} Settings
 * @property {string} strategy
 * @property {number} size    the most a chunk holds, in `unit`
 * @property {number} overlap the most it shares with the one before, in `unit`, as asked
 * @property {'characters' | 'tokens' | 'words'} unit
 * @property {string} encoding
 * @property {boolean} setext        whether underlined titles are headings, too
 * @property {boolean} keep_headings whether a heading stays with the beginning of its text
 * @property {boolean} join_small    whether small neighbouring chunks become one
 * @property {boolean} unwrap        whether a line break inside a paragraph ends no sentence
 */

/**
 * A strategy as the catalogue lists it.
 *
 * @typedef {object} Strategy
 * @property {string} name
 * @property {string} label
 * @property {string} summary
 * @property {string[]} units    that it can count in, the usual one first
 * @property {string[]} options  those settings of its own that are on or off
 * @property {boolean} packs      whether it repeats whole pieces only
 * @property {boolean} hasSections whether its chunks have a heading path
 */

/** The sizes last used with each unit. @typedef {Record<string, {size: number, overlap: number}>} Amounts */

/** How many characters one of each unit holds in ordinary prose, to carry a size over. */
const CHARACTERS_IN = { characters: 1, tokens: 4, words: 6 };

const STEPS = sizeSteps(8192);

/**
 * The settings with another strategy. The unit stays where the new strategy can count in it.
 * @param {Settings} settings
 * @param {Strategy} strategy
 * @param {Amounts} amounts
 * @returns {Settings}
 */
export function withStrategy(settings, strategy, amounts) {
  const unit = strategy.units.includes(settings.unit) ? settings.unit : strategy.units[0];
  return withUnit({ ...settings, strategy: strategy.name }, unit, amounts);
}

/**
 * The settings counted in another unit: with the size and overlap last used with it,
 * else with about as much text as before.
 * @param {Settings} settings
 * @param {string} unit
 * @param {Amounts} amounts
 * @returns {Settings}
 */
export function withUnit(settings, unit, amounts) {
  if (unit === settings.unit) return settings;
  const carried = {
    size: carry(settings.size, settings.unit, unit),
    overlap: settings.overlap && carry(settings.overlap, settings.unit, unit),
  };
  return { ...settings, unit, ...(amounts[unit] ?? carried) };
}

/**
 * The settings that were asked for, of those that a result was made with.
 * @param {object} used as the package writes them
 * @param {Settings} defaults of the catalogue, which names them all
 * @returns {Settings}
 */
export const asAsked = ({ asked_overlap: overlap, ...used }, defaults) =>
  Object.fromEntries(Object.keys(defaults).map((name) => [name, { ...used, overlap }[name]]));

/**
 * The settings with one of those turned on or off that are.
 * @param {Settings} settings
 * @param {string} name
 * @param {boolean} isOn
 * @returns {Settings}
 */
export const withOption = (settings, name, isOn) => ({ ...settings, [name]: isOn });

/** The overlap that a size leaves room for: at most one below it. @param {Settings} settings */
export const usedOverlap = ({ size, overlap }) => Math.min(overlap, size - 1);

function carry(amount, from, to) {
  const exact = (amount * CHARACTERS_IN[from]) / CHARACTERS_IN[to];
  return exact > STEPS.at(-1) ? Math.round(exact) : STEPS[nearestStep(STEPS, exact)];
}
