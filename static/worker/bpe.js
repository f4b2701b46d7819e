import { Heap } from './heap.js';

const NONE = -1;
const PLACES = 2 ** 31; // more than there are places in a piece; a rank times this is still exact

/**
 * Byte pair encoding of one piece: beginning with single bytes, the two neighbours that together
 * have the lowest rank, the leftmost of equals, become one token, until no two are a token. As
 * tiktoken does it, but in O(n log n) for a piece of n bytes.
 * @param {Uint8Array} bytes
 * @param {number} start where the piece starts
 * @param {number} end where it ends
 * @param {import('./ranks.js').Ranks} ranks
 * @returns {number[]} the tokens
 */
export function merge(bytes, start, end, ranks) {
  const whole = ranks.of(bytes, start, end);
  if (whole !== NONE) return [whole];
  const length = end - start;
  // Parts are named by the place of their first byte; `pair` is the rank of a part and the next.
  const next = new Int32Array(length);
  const before = new Int32Array(length);
  const token = new Int32Array(length);
  const pair = new Int32Array(length);
  const waiting = new Heap();

  const weigh = (part) => {
    const after = next[part];
    pair[part] = after < length ? ranks.of(bytes, start + part, start + next[after]) : NONE;
    if (pair[part] !== NONE) waiting.push(pair[part] * PLACES + part);
  };

  for (let part = 0; part < length; part++) {
    next[part] = part + 1;
    before[part] = part - 1;
    token[part] = ranks.of(bytes, start + part, start + part + 1);
  }
  for (let part = 0; part < length; part++) weigh(part);

  while (waiting.size) {
    const entry = waiting.pop();
    const part = entry % PLACES;
    const rank = (entry - part) / PLACES;
    if (pair[part] !== rank) continue; // one of the two has been merged since
    token[part] = rank;
    pair[next[part]] = NONE;
    next[part] = next[next[part]];
    if (next[part] < length) before[next[part]] = part;
    weigh(part);
    if (part > 0) weigh(before[part]);
  }

  const tokens = [];
  for (let part = 0; part < length; part = next[part]) tokens.push(token[part]);
  return tokens;
}
