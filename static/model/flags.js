import { HEAVY_CHARACTER, OVER_SIZE } from './columns.js';

/** What a chunk's flags say, in two words; empty where there are none. @param {number} bits */
export function flagWords(bits) {
  if (bits & HEAVY_CHARACTER) return 'Heavy character';
  return bits & OVER_SIZE ? 'Over the size' : '';
}

/** A section's heading path, as it is written. @param {string[]} path */
export const pathWords = (path) => (path.length ? path.join(' › ') : 'before the first heading');
