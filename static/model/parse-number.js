import { formatNumber } from './format.js';

const GROUPED = /^\d{1,3}(?:[,  _']\d{3})+$/;

/**
 * Reads a whole number as a person writes it: `512`, `1,000`, `1e3`.
 *
 * @param {string} written
 * @param {{name: string, least: number, most: number}} field  `name` as the message calls it
 * @returns {{value: number} | {message: string}} the message says what to write instead
 */
export function readWhole(written, { name, least, most }) {
  const trimmed = written.trim();
  const range = `from ${formatNumber(least)} to ${formatNumber(most)}`;
  if (trimmed === '') return { message: `${name} is empty: write a whole number ${range}.` };
  const value = Number(GROUPED.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed);
  if (Number.isNaN(value)) {
    return { message: `“${shorten(trimmed)}” is not a number: write one ${range}.` };
  }
  if (value < least) return { message: `${name} must be at least ${formatNumber(least)}.` };
  if (value > most) return { message: `${name} can be at most ${formatNumber(most)}.` };
  if (!Number.isInteger(value)) return { message: `${name} must be a whole number.` };
  return { value };
}

const shorten = (text) => (text.length > 20 ? `${text.slice(0, 20)}…` : text);
