import { formatNumber } from './format.js';

/** The largest size that the package takes. */
const LARGEST = 1_000_000_000;

/**
 * The settings as the fragment of a link: `strategy=recursive&size=512&overlap=64&unit=tokens&…`.
 * The text is never in it.
 * @param {import('../state/settings.js').Settings} settings
 */
export function writeLink({ strategy, size, overlap, unit, encoding, setext }) {
  const parts = Object.entries({ strategy, size, overlap, unit, encoding });
  if (setext) parts.push(['setext', 'on']);
  return parts.map(([name, value]) => `${name}=${value}`).join('&');
}

/**
 * Reads the settings out of a link's fragment. What it does not name, or names wrongly, is as in
 * `base`.
 *
 * @param {string} fragment with or without its `#`
 * @param {import('../state/settings.js').Settings} base
 * @param {{strategies: import('../state/settings.js').Strategy[], encodings: {name: string}[]}} catalogue
 * @returns {{settings: import('../state/settings.js').Settings, ignored: string[]} | null}
 *   null for a fragment without settings; `ignored` says, for the user, what was ignored and why
 */
export function readLink(fragment, base, catalogue) {
  const pairs = [...new URLSearchParams(fragment.replace(/^#/, ''))];
  if (!fragment.includes('=')) return null;
  const settings = { ...base };
  const ignored = [];
  const given = new Map();
  for (const [name, value] of pairs) {
    if (!NAMES.includes(name)) ignored.push(`${quote(name)}, which is no setting`);
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

  takeOneOf('strategy', namesOf(catalogue.strategies));
  const { units } = catalogue.strategies.find(({ name }) => name === settings.strategy);
  if (!units.includes(settings.unit)) [settings.unit] = units;
  takeOneOf('unit', units);
  take('size', wholeFrom(1), wholeRule(1));
  take('overlap', wholeFrom(0), wholeRule(0));
  takeOneOf('encoding', namesOf(catalogue.encodings));
  take('setext', (written) => SWITCH[written], 'on or off');
  return { settings, ignored };
}

const NAMES = ['strategy', 'size', 'overlap', 'unit', 'encoding', 'setext'];
const SWITCH = Object.assign(Object.create(null), { on: true, off: false });

const namesOf = (entries) => entries.map(({ name }) => name);
const oneOf = (values) => (values.length > 1 ? `one of ${values.join(', ')}` : values[0]);
const wholeRule = (least) => `a whole number from ${least} to ${formatNumber(LARGEST)}`;

const wholeFrom = (least) => (written) => {
  const value = /^\d{1,10}$/.test(written) ? Number(written) : -1;
  return value >= least && value <= LARGEST ? value : undefined;
};

const quote = (words) => `“${words.length > 40 ? `${words.slice(0, 40)}…` : words}”`;
