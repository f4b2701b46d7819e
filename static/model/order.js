/**
 * Which chunks are listed, and in what order.
 *
 * @typedef {object} Order
 * @property {number} count how many are listed
 * @property {(position: number) => number} chunkAt    the chunk at a position of the list
 * @property {(chunk: number) => number}    positionOf the position of a chunk; −1 where it is not listed
 */

/** All of so many chunks, in the order of the document. @returns {Order} */
export const inOrder = (count) => ({
  count,
  chunkAt: (position) => position,
  positionOf: (chunk) => chunk,
});

/**
 * The chunks named, in the order in which they are named.
 * @param {Int32Array} indices none of them twice
 * @param {number} count how many chunks there are
 * @returns {Order}
 */
export function orderOf(indices, count) {
  const positions = new Int32Array(count).fill(-1);
  for (let i = 0; i < indices.length; i += 1) positions[indices[i]] = i;
  return {
    count: indices.length,
    chunkAt: (position) => indices[position],
    positionOf: (chunk) => positions[chunk],
  };
}

/**
 * Sorts chunks by a value of each; equal ones stay in the order of the document.
 *
 * Value and index are packed into one number each: engines sort numbers many times faster than
 * they call a comparison. 2³² values for each of a million chunks fit a double exactly.
 *
 * @param {Int32Array} indices the chunks, rising
 * @param {(chunk: number) => number} sortKey a whole number
 * @param {boolean} isDescending
 * @returns {Int32Array} the same indices, sorted
 */
export function sortIndices(indices, sortKey, isDescending) {
  const { length } = indices;
  const sign = isDescending ? -1 : 1;
  const packed = new Float64Array(length);
  for (let i = 0; i < length; i += 1) packed[i] = sign * sortKey(indices[i]) * length + i;
  packed.sort();
  return Int32Array.from(packed, (number) => indices[((number % length) + length) % length]);
}

/**
 * For each text its rank in the alphabet; equal texts have the same.
 * @param {string[]} texts
 * @returns {Int32Array}
 */
export function alphabeticRanks(texts) {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const sorted = [...new Set(texts)].sort(compare);
  const ranks = new Map(sorted.map((text, rank) => [text, rank]));
  return Int32Array.from(texts, (text) => ranks.get(text));
}
