import { ownersAt } from './choice.js';

/**
 * The place of a finding that is looked at.
 *
 * @typedef {object} Look
 * @property {string} kind  of the finding
 * @property {number} index which of its places
 * @property {number} count how many places it has
 * @property {number} from  UTF-16 offset of the place's start
 * @property {number} to    UTF-16 offset of its end
 * @property {number | null} seam UTF-16 offset of the cut that breaks it; null for a whole place
 * @property {Int32Array} starts of all chunks: which cutting it belongs to
 */

/**
 * The next place of a finding, or the one before, round and round.
 * @param {{starts: Int32Array, places: Record<string, ArrayLike<number>>,
 *   seams: Record<string, ArrayLike<number>>}} result
 * @param {Look | null} look the place that is looked at
 * @param {string} kind
 * @param {1 | -1} step
 * @returns {Look}
 */
export function nextLook({ starts, places, seams }, look, kind, step) {
  const edges = places[kind];
  const count = edges.length / 2;
  const isSame = look?.kind === kind && look.starts === starts;
  const before = isSame ? look.index : Math.min(0, -step);
  const index = (before + step + count) % count;
  const [from, to] = [edges[2 * index], edges[2 * index + 1]];
  return { kind, index, count, from, to, seam: seams[kind][index] ?? null, starts };
}

/**
 * The chunk to choose for a place: the one that ends at the cut, else the one that begins there.
 * Without a cut it is, of those that hold the place's beginning, the one that reaches furthest.
 * @param {import('./choice.js').Chunks} chunks
 * @param {Look} look
 * @returns {import('./choice.js').Choice}
 */
export function choiceOf(chunks, { from, seam }) {
  const { first, last } = ownersAt(chunks, seam ?? from);
  if (seam === null) return { chunk: last, at: from, reveal: true };
  const isEnd = chunks.ends[first - 1] === seam;
  return { chunk: isEnd ? first - 1 : last, at: isEnd ? seam - 1 : seam, from, reveal: true };
}
