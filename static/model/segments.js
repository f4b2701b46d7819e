/**
 * A place: a run of the document that the same chunks cover.
 *
 * Chunks are in order and none lies inside another, so those that cover a place
 * are neighbours: `first` to `last`, both included.
 *
 * @typedef {object} Place
 * @property {number} from  UTF-16 offset of its start
 * @property {number} to    UTF-16 offset of its end
 * @property {number} first index of the first chunk that covers it
 * @property {number} last  index of the last chunk that covers it
 * @property {boolean} starts whether chunk `last` starts here
 */

/**
 * The places between two offsets, by a sweep over the chunks' starts and ends.
 *
 * Takes time for the chunks found there, not for those of the whole document.
 *
 * @param {ArrayLike<number>} starts the chunks' starts, rising
 * @param {ArrayLike<number>} ends   the chunks' ends, rising
 * @param {number} from
 * @param {number} to
 * @returns {Place[]} places that join up to `from`–`to` without a gap
 */
export function placesIn(starts, ends, from, to) {
  const places = [];
  let last = countUpTo(starts, from) - 1;
  let first = countUpTo(ends, from);
  for (let at = from; at < to; ) {
    const nextStart = last + 1 < starts.length ? starts[last + 1] : to;
    const nextEnd = first < ends.length ? ends[first] : to;
    const next = Math.min(to, nextStart, nextEnd);
    places.push({ from: at, to: next, first, last, starts: last >= 0 && starts[last] === at });
    at = next;
    while (last + 1 < starts.length && starts[last + 1] <= at) last += 1;
    while (first < ends.length && ends[first] <= at) first += 1;
  }
  return places;
}

/**
 * How many of the rising `values` are at or before `limit` (binary search).
 * @param {ArrayLike<number>} values
 * @param {number} limit
 */
export function countUpTo(values, limit) {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle] <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
