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
 * @property {Int32Array} starts of all chunks: which cutting it belongs to
 */

/**
 * The next place of a finding, or the one before, round and round.
 * @param {{starts: Int32Array, places: Record<string, ArrayLike<number>>}} result
 * @param {Look | null} look the place that is looked at
 * @param {string} kind
 * @param {1 | -1} step
 * @returns {Look}
 */
export function nextLook({ starts, places }, look, kind, step) {
  const edges = places[kind];
  const count = edges.length / 2;
  const isSame = look?.kind === kind && look.starts === starts;
  const before = isSame ? look.index : Math.min(0, -step);
  const index = (before + step + count) % count;
  return { kind, index, count, from: edges[2 * index], to: edges[2 * index + 1], starts };
}

/**
 * The chunk to choose for a place: of those that hold its beginning, the one that reaches furthest.
 * @param {import('./choice.js').Chunks} chunks
 * @param {Look} look
 * @returns {import('./choice.js').Choice}
 */
export const choiceOf = (chunks, { from }) => ({ chunk: ownersAt(chunks, from).last, at: from, reveal: true });
