import { flagWords, pathWords } from './flags.js';
import { formatNumber, rangeOf } from './format.js';
import { alphabeticRanks } from './order.js';

/** So much of a chunk's beginning is enough to fill a cell, in UTF-16 units. */
const BEGINNING = 160;

/** Room for the mark of the sorted column and the gap between two columns, in digits. */
const GAP = 3;

/**
 * A column of the table of chunks.
 *
 * @typedef {object} Column
 * @property {string} name
 * @property {string} label
 * @property {boolean} isNumber
 * @property {number} width in digits; the last column takes what is left, too
 * @property {(chunk: number) => string} textOf what its cell says
 * @property {((chunk: number) => number) | null} sortKey the whole number it is sorted by; null
 *   where it cannot be sorted, or not yet
 */

/**
 * The columns that the chunks of a result have.
 * @param {string} text the document
 * @param {object} result
 * @returns {Column[]}
 */
export function columnsOf(text, result) {
  const { count, starts, ends, lines, characters, tokens, overlap, flags } = result;
  return [
    numbers('number', 'Chunk', count, (chunk) => chunk + 1),
    numbers('start', 'Start', text.length, (chunk) => starts[chunk]),
    numbers('end', 'End', text.length, (chunk) => ends[chunk]),
    numbers('line', 'Line', lines.at(-1), (chunk) => lines[chunk]),
    ...wordsColumn(result),
    numbers('characters', 'Characters', most(characters), (chunk) => characters[chunk]),
    tokens
      ? numbers('tokens', 'Tokens', most(tokens), (chunk) => tokens[chunk])
      : { ...words('tokens', 'Tokens', 9, () => '…'), isNumber: true },
    numbers('overlap', 'Overlap', most(overlap), (chunk) => overlap[chunk]),
    words('flags', 'Flags', flags.some(Boolean) ? 15 : widthOf('Flags', ''), (chunk) => flagWords(flags[chunk]), (chunk) => flags[chunk]),
    ...pathColumn(result),
    words('text', 'Text', 26, (chunk) => beginning(text, starts[chunk], ends[chunk])),
  ];
}

function wordsColumn({ firstWord, lastWord }) {
  if (!firstWord?.length) return [];
  const textOf = (chunk) => rangeOf(firstWord[chunk], lastWord[chunk]);
  const last = lastWord.at(-1);
  const width = widthOf('Words', rangeOf(last, last));
  return [{ name: 'words', label: 'Words', isNumber: true, width, textOf, sortKey: (chunk) => firstWord[chunk] }];
}

function pathColumn({ section, paths }) {
  if (!section) return [];
  const texts = paths.map(pathWords);
  const ranks = alphabeticRanks(texts);
  return [words(
    'path', 'Heading path', 30, (chunk) => texts[section[chunk]], (chunk) => ranks[section[chunk]],
  )];
}

function numbers(name, label, largest, sortKey) {
  const width = widthOf(label, formatNumber(largest ?? 0));
  return { name, label, isNumber: true, width, textOf: (chunk) => formatNumber(sortKey(chunk)), sortKey };
}

const words = (name, label, width, textOf, sortKey = null) =>
  ({ name, label, isNumber: false, width, textOf, sortKey });

const widthOf = (label, number) => Math.max(label.length, digitsIn(number)) + GAP;

/** How many digits a number is wide: what parts its thousands takes half of one. */
const digitsIn = (number) => number.length - (number.match(/,/g)?.length ?? 0) / 2;

function most(values) {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, value);
  return largest;
}

/** The first half of a surrogate pair at the end of what was cut off. */
const HALF_PAIR = /[\ud800-\udbff]$/;

const beginning = (text, from, to) =>
  text.slice(from, Math.min(to, from + BEGINNING)).replace(to > from + BEGINNING ? HALF_PAIR : '', '');
