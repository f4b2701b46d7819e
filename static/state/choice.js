import { countUpTo } from '../model/segments.js';

/**
 * A chunk that was chosen, and where.
 *
 * @typedef {object} Choice
 * @property {number} chunk its index
 * @property {number} at    UTF-16 offset of the place; it stays when the chunks change
 * @property {boolean} reveal whether the drawing should scroll to it
 * @property {number} [from] UTF-16 offset of what should come into sight with the place, if it fits
 */

/** @typedef {{starts: ArrayLike<number>, ends: ArrayLike<number>, count: number}} Chunks */

/**
 * The chunks that cover an offset: indices of the first and the last.
 * @param {Chunks} chunks
 * @param {number} at
 */
export const ownersAt = ({ starts, ends }, at) => ({
  first: countUpTo(ends, at),
  last: countUpTo(starts, at) - 1,
});

/**
 * Chooses at an offset. Where several chunks cover it, a place that was chosen already
 * gives way to the chunk before, round and round.
 * @param {Chunks} chunks
 * @param {number} at
 * @param {Choice | null} chosen
 * @returns {Choice}
 */
export function chooseAt(chunks, at, chosen) {
  const { first, last } = ownersAt(chunks, at);
  const again = chosen && sameOwners(ownersAt(chunks, chosen.at), { first, last });
  const chunk = again && chosen.chunk > first ? chosen.chunk - 1 : last;
  return { chunk, at, reveal: false };
}

/** Chooses a chunk by its index, held to those there are. @returns {Choice | null} */
export function chooseChunk({ starts, count }, index) {
  if (count === 0) return null;
  const chunk = Math.min(Math.max(index, 0), count - 1);
  return { chunk, at: starts[chunk], reveal: true };
}

/**
 * The choice at the same offset among other chunks of the same text.
 * @param {Choice | null} chosen
 * @param {Chunks | null} chunks
 * @returns {Choice | null}
 */
export function chooseAgain(chosen, chunks) {
  if (!chosen || !chunks || chunks.count === 0) return null;
  const { first, last } = ownersAt(chunks, chosen.at);
  const chunk = chosen.chunk >= first && chosen.chunk <= last ? chosen.chunk : last;
  return { chunk, at: chosen.at, reveal: false };
}

const sameOwners = (one, other) => one.first === other.first && one.last === other.last;
