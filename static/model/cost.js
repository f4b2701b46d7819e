import { readNumber, readWhole } from './parse-number.js';
import { countOf } from './format.js';

/**
 * What the user writes to have cost and storage worked out, each as it stands in its field.
 *
 * @typedef {object} CostInputs
 * @property {string} price      per million tokens, with or without a currency sign; may be empty
 * @property {string} dimensions numbers in a vector
 * @property {string} bytes      for each of these numbers
 * @property {string} documents  how many documents like this one
 */

/** @typedef {{value: number, before: string, after: string}} Price a number and its currency sign */

/** @type {CostInputs} */
export const FIRST_COST_INPUTS = { price: '', dimensions: '1536', bytes: '4', documents: '1' };

/** Ways to store a number of a vector, by the bytes that it takes. */
export const NUMBER_SIZES = [
  { bytes: '4', label: '4, float32' },
  { bytes: '2', label: '2, float16' },
  { bytes: '1', label: '1, int8' },
  { bytes: '0.125', label: '⅛, binary' },
];

/** What the user wrote, as one string. @param {CostInputs} inputs */
export const writeCost = (inputs) => String(new URLSearchParams(inputs));

/**
 * Reads what `writeCost` wrote; what is missing is as at first, what is unknown is left out.
 * @param {string} written
 * @returns {CostInputs}
 */
export function readCost(written) {
  const values = new URLSearchParams(written);
  const entries = Object.entries(FIRST_COST_INPUTS);
  const inputs = Object.fromEntries(entries.map(([name, first]) => [name, values.get(name) ?? first]));
  const isKnown = NUMBER_SIZES.some(({ bytes }) => bytes === inputs.bytes);
  return isKnown ? inputs : { ...inputs, bytes: FIRST_COST_INPUTS.bytes };
}

/** A number of digits and marks, with a currency before or after it. */
const PRICE = /^(?<before>[^\d.,\s-]{0,4}\s?)(?<number>[\d.,].*?)(?<after>\s?[^\d.,\s-]{0,4})$/u;
const DIMENSIONS = { least: 1, most: 100_000 };
const DOCUMENTS = { least: 1, most: 1_000_000_000 };

/**
 * Reads a price as a person writes it: `0.02`, `$0.02`, `0,02 €`.
 * @param {string} written
 * @returns {{value: Price | null} | {message: string}} null for an empty one
 */
export function readPrice(written) {
  const trimmed = written.trim();
  if (trimmed === '') return { value: null };
  const { before, number = '', after } = PRICE.exec(trimmed)?.groups ?? {};
  const value = readNumber(number);
  return value === undefined ? { message: 'Enter a price, e.g. 0.02.' } : { value: { value, before, after } };
}

/**
 * Reads all fields.
 * @param {CostInputs} inputs
 * @returns {{price: Price | null, dimensions?: number, documents?: number, bytes: number,
 *   problems: Partial<Record<keyof CostInputs, string>>}} numbers that can be used, and what is
 *   wrong with the others
 */
export function readCostInputs(inputs) {
  const price = readPrice(inputs.price);
  const dimensions = readWhole(inputs.dimensions, DIMENSIONS);
  const documents = readWhole(inputs.documents, DOCUMENTS);
  return {
    price: price.value ?? null,
    dimensions: dimensions.value,
    documents: documents.value,
    bytes: Number(inputs.bytes),
    problems: {
      price: price.message, dimensions: dimensions.message, documents: documents.message,
    },
  };
}

/**
 * Tokens to embed and bytes to store, for all chunks and for the part that overlap and cuts add.
 *
 * How many chunks an overlap adds is not known without cutting again: that part of the storage is
 * taken to be as large as its part of the tokens. Where no chunk shares anything it is nothing.
 *
 * @param {{chunks: number, total: number, added: number}} figures
 * @param {number} vectorBytes the bytes of one vector; each chunk has one
 * @param {number} documents how many documents like this one
 * @param {boolean} isShared whether a chunk shares anything with another
 */
export function costOf({ chunks, total, added }, vectorBytes, documents, isShared) {
  const share = Math.max(0, added) / Math.max(1, total);
  const tokens = total * documents;
  const bytes = chunks * vectorBytes * documents;
  return { tokens, addedTokens: tokens * share, bytes, addedBytes: isShared ? bytes * share : 0 };
}

const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const hundredths = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/**
 * What so many tokens cost: `$0.0000248`, `1,234.5 €`.
 * @param {number} tokens
 * @param {Price} price per million tokens
 */
export function formatCost(tokens, { value, before, after }) {
  const cost = (tokens * value) / 1e6;
  return `${before}${(cost < 100 ? digits : hundredths).format(cost)}${after}`;
}

/**
 * Bytes in the largest unit that leaves a number above 1: `73.7 kB`.
 * @param {number} bytes
 */
export function formatBytes(bytes) {
  const units = ['kB', 'MB', 'GB', 'TB', 'PB'];
  if (bytes < 1000) return countOf(Math.round(bytes), 'byte');
  const power = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  return `${digits.format(bytes / 1000 ** power)} ${units[power - 1]}`;
}
