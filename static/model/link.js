import { readWhole, wholeFrom } from './parse-number.js';

/** What the package takes for a size and an overlap. */
const SIZES = { least: 1, most: 1_000_000_000 };
const OVERLAPS = { ...SIZES, least: 0 };

const SWITCH = Object.assign(Object.create(null), { on: true, off: false });

/**
 * The settings as the fragment of a link: `strategy=recursive&size=512&overlap=64&unit=tokens&…`.
 * Every one is stated, those that are as usual, too: a link means the same to all who open it,
 * whatever they have used before, and whatever is usual by then. The text is never in it.
 * @param {import('../state/settings.js').Settings} settings
 */
export function writeLink({ strategy, size, overlap, unit, encoding, ...options }) {
  const switches = Object.entries(options).map(([name, isOn]) => [name, isOn ? 'on' : 'off']);
  return [...Object.entries({ strategy, size, overlap, unit, encoding }), ...switches]
    .map(([name, value]) => `${name}=${value}`).join('&');
}

/**
 * Reads the settings out of a link's fragment. What it does not state, or states wrongly, is as
 * the package has it where nothing is asked for.
 *
 * @param {string} fragment with or without its `#`
 * @param {object} catalogue of start.json: strategies, encodings, defaults
 * @returns {{settings: import('../state/settings.js').Settings, ignored: string[]} | null}
 *   null for a fragment without settings; `ignored` says, for the user, what was ignored and why
 */
export function readLink(fragment, { strategies, encodings, defaults }) {
  if (!fragment.includes('=')) return null;
  const settings = { ...defaults };
  const ignored = [];
  const given = new Map();
  for (const [name, value] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    if (!Object.hasOwn(defaults, name)) ignored.push(`${quote(name)}, which is no setting`);
    else if (given.has(name)) ignored.push(`${name} ${quote(value)}, since it is given twice`);
    else given.set(name, value);
  }
  const take = (name, read, rule) => {
    if (!given.has(name)) return;
    const value = read(given.get(name));
    if (value === undefined) ignored.push(`${name} ${quote(given.get(name))}, which must be ${rule}`);
    else settings[name] = value;
  };
  const takeOneOf = (name, values) =>
    take(name, (written) => values.find((value) => value === written), oneOf(values));
  const takeWhole = (name, range) => take(name, (written) => readWhole(written, range).value, wholeFrom(range));

  takeOneOf('strategy', namesOf(strategies));
  const { units } = strategies.find(({ name }) => name === settings.strategy);
  if (!units.includes(settings.unit)) [settings.unit] = units;
  takeOneOf('unit', units);
  takeWhole('size', SIZES);
  takeWhole('overlap', OVERLAPS);
  takeOneOf('encoding', namesOf(encodings));
  for (const name of optionsOf(defaults)) take(name, (written) => SWITCH[written], 'on or off');
  return { settings, ignored };
}

const optionsOf = (settings) => Object.keys(settings).filter((name) => typeof settings[name] === 'boolean');
const namesOf = (entries) => entries.map(({ name }) => name);
const oneOf = (values) => (values.length > 1 ? `one of ${values.join(', ')}` : values[0]);
const quote = (words) => `“${words.length > 40 ? `${words.slice(0, 40)}…` : words}”`;
