import { formatNumber } from './format.js';

/** Thousands in groups, by one mark throughout: `1,000`, `1 000`, `1_000`, `1'000`. */
const GROUPED = /^[1-9]\d{0,2}([,_'’\u0020\u00a0\u2009\u202f])\d{3}(?:\1\d{3})*(?:\.\d*)?$/;

const WHOLE = /^\d+$/;
const DECIMAL = /^(?:\d+[.,]?\d*|[.,]\d+)$/;

const ungrouped = (written) => {
  const trimmed = written.trim();
  return GROUPED.test(trimmed) ? trimmed.replace(/[^\d.]/g, '') : trimmed;
};

/**
 * Reads a number as a person writes it, in every field of the page: digits, with or without marks
 * between thousands, and a decimal point or comma. `1,000` is a thousand, `0,02` two hundredths.
 * Signs, powers of ten (`1e3`) and other bases are no numbers here.
 *
 * @param {string} written
 * @returns {number | undefined} undefined for what is no number
 */
export function readNumber(written) {
  const plain = ungrouped(written);
  return DECIMAL.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/**
 * Reads a whole number: as `readNumber`, without a decimal part. `12.0` is refused, as `1.000`
 * must be: to some it is one, to others a thousand.
 *
 * @param {string} written
 * @param {{least: number, most: number}} range
 * @returns {{value: number} | {message: string}} the message says what to write instead
 */
export function readWhole(written, range) {
  const plain = ungrouped(written);
  const value = WHOLE.test(plain) ? Number(plain) : NaN;
  return value >= range.least && value <= range.most ? { value } : { message: `Enter ${wholeFrom(range)}.` };
}

/** What a whole number in a range is called in messages. */
export const wholeFrom = ({ least, most }) =>
  `a whole number from ${formatNumber(least)} to ${formatNumber(most)}`;
