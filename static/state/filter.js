import { countUpTo } from '../model/segments.js';

/**
 * Some of the chunks, chosen by how many tokens they have.
 *
 * @typedef {object} Selection
 * @property {number} first tokens in the smallest that may be among them
 * @property {number} last  tokens in the largest that may be among them
 * @property {Int32Array} chunks their indices, rising
 * @property {Int32Array} before how many of them come before each chunk, and at last how many there are
 * @property {Int32Array} starts of all chunks: which cutting it belongs to
 */

/**
 * The chunks with `first` to `last` tokens.
 * @param {{tokens: Int32Array, starts: Int32Array}} result
 * @param {number} first
 * @param {number} last
 * @returns {Selection}
 */
export function selectByTokens({ tokens, starts }, first, last) {
  const before = new Int32Array(tokens.length + 1);
  for (let i = 0; i < tokens.length; i += 1) {
    before[i + 1] = before[i] + Number(first <= tokens[i] && tokens[i] <= last);
  }
  const chunks = new Int32Array(before.at(-1));
  for (let i = 0; i < tokens.length; i += 1) {
    if (before[i + 1] > before[i]) chunks[before[i]] = i;
  }
  return { first, last, chunks, before, starts };
}

/**
 * Whether any of the chunks `first` to `last` is selected.
 * @param {Selection} selection
 * @param {number} first
 * @param {number} last
 */
export const isAnySelected = ({ before }, first, last) => before[last + 1] > before[first];

/**
 * The next chunk, or the one before: of those selected, else of all.
 * @param {number} count how many chunks there are
 * @param {Selection | null} selection
 * @param {number | null} chunk where to go from
 * @param {1 | -1} step
 * @returns {number | null} null where there is no further one
 */
export function neighbour(count, selection, chunk, step) {
  const last = (selection?.chunks.length ?? count) - 1;
  const nth = (index) => (selection ? selection.chunks[index] : index);
  if (last < 0) return null;
  if (chunk === null) return nth(0);
  const upTo = selection ? countUpTo(selection.chunks, step > 0 ? chunk : chunk - 1) : chunk + Number(step > 0);
  const index = step > 0 ? upTo : upTo - 1;
  return index < 0 || index > last ? null : nth(index);
}
