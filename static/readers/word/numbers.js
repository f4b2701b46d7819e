/** The numbers of a Word file's headings and lists, counted as Word counts them (ECMA-376, 17.9). */
import { all, child, childValue, value } from './xml.js';

const LEVELS = 9;

/** @typedef {{label: string, isBullet: boolean, level: number}} Label level from 0 */

export class Numbers {
  #abstract = new Map();
  #lists = new Map();
  /** The last number of each level, by abstract list. */
  #counts = new Map();
  #begun = new Set();
  #styles;
  /** Ways to write numbers that are not known here and were written as 1, 2, 3. */
  unknown = new Set();

  /** @param {Document | undefined} document numbering.xml @param {import('./styles.js').Styles} styles */
  constructor(document, styles) {
    this.#styles = styles;
    if (!document) return;
    for (const one of all(document, 'abstractNum')) this.#abstract.set(value(one, 'abstractNumId'), one);
    for (const one of all(document, 'num')) this.#lists.set(value(one, 'numId'), one);
  }

  /** The label of the next paragraph of the document, in order; undefined where it has none. @returns {Label | undefined} */
  next(paragraph) {
    const chain = this.#styles.chain(paragraph);
    const all = [paragraph, ...chain].map((one) => child(one, 'pPr', 'numPr')).filter(Boolean);
    const id = all.map((one) => childValue(one, 'numId')).find((one) => one !== undefined);
    const list = this.#lists.get(id);
    if (!list) return undefined;
    const abstractId = childValue(list, 'abstractNumId');
    const abstract = this.#linked(abstractId);
    const stated = all.map((one) => childValue(one, 'ilvl')).find((one) => one !== undefined);
    const level = Math.min(LEVELS - 1, Number(stated ?? this.#levelOfStyle(abstract, chain)));
    const counts = this.#count(abstractId, abstract, list, id, level);
    const format = this.#level(abstract, list, level);
    const kind = childValue(format, 'numFmt') ?? 'decimal';
    if (kind === 'bullet') return { label: '', isBullet: true, level };
    const label = (childValue(format, 'lvlText') ?? '').replace(/%(\d)/g, (_, digit) => {
      const at = Number(digit) - 1;
      const legal = child(format, 'isLgl') && at !== level;
      return this.#written(counts[at] ?? 1, legal ? 'decimal' : childValue(this.#level(abstract, list, at), 'numFmt'));
    });
    return label.trim() ? { label: label.trim(), isBullet: false, level } : undefined;
  }

  /** An abstract list may say only which style's list it is. */
  #linked(id) {
    const found = this.#abstract.get(id);
    const link = childValue(found, 'numStyleLink');
    return (link && [...this.#abstract.values()].find((one) => childValue(one, 'styleLink') === link)) ?? found;
  }

  #levelOfStyle(abstract, chain) {
    const ids = chain.map((style) => value(style, 'styleId'));
    const found = abstract && [...abstract.children].find((one) => ids.includes(childValue(one, 'pStyle')));
    return value(found, 'ilvl') ?? 0;
  }

  #level(abstract, list, level) {
    const own = this.#override(list, level);
    return child(own, 'lvl') ?? (abstract && [...abstract.children].find((one) => one.nodeName === 'w:lvl' && value(one, 'ilvl') === String(level)));
  }

  #override(list, level) {
    return [...list.children].find((one) => one.nodeName === 'w:lvlOverride' && value(one, 'ilvl') === String(level));
  }

  #start(abstract, list, level) {
    return Number(childValue(this.#override(list, level), 'startOverride') ?? childValue(this.#level(abstract, list, level), 'start') ?? 0);
  }

  #count(abstractId, abstract, list, id, level) {
    const counts = this.#counts.get(abstractId) ?? [];
    this.#counts.set(abstractId, counts);
    const begins = `${id} ${level}`;
    const restarts = !this.#begun.has(begins) && childValue(this.#override(list, level), 'startOverride') !== undefined;
    this.#begun.add(begins);
    for (let above = 0; above < level; above++) counts[above] ??= this.#start(abstract, list, above);
    counts[level] = counts[level] === undefined || restarts ? this.#start(abstract, list, level) : counts[level] + 1;
    for (let below = level + 1; below < LEVELS; below++) {
      const restart = Number(childValue(this.#level(abstract, list, below), 'lvlRestart') ?? below);
      if (restart !== 0 && level < restart) counts[below] = undefined;
    }
    return counts;
  }

  #written(number, kind = 'decimal') {
    const write = WRITTEN[kind];
    if (write) return write(number);
    this.unknown.add(kind);
    return String(number);
  }
}

const letters = (number) => (number < 1 ? '' : String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26)));

const ROMAN = Object.entries({ m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 });

function roman(number) {
  let left = number;
  return ROMAN.reduce((text, [sign, worth]) => {
    const times = Math.min(20, Math.floor(left / worth));
    left -= times * worth;
    return text + sign.repeat(times);
  }, '');
}

const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** Ways to write a number (ECMA-376, 17.18.59). */
const WRITTEN = {
  decimal: String,
  decimalZero: (number) => String(number).padStart(2, '0'),
  decimalFullWidth: (number) => String(number).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  lowerLetter: letters,
  upperLetter: (number) => letters(number).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (number) => roman(number).toUpperCase(),
  ordinal: (number) => number + ENDINGS[RULES.select(number)],
  decimalEnclosedCircle: (number) => (number <= 20 ? String.fromCharCode(0x245f + number) : String(number)),
  none: () => '',
};
