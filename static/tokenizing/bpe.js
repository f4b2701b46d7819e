import { Heap } from './heap.js';

/** A piece of at most so many bytes is merged by a plain search, which is faster up to here. */
const SHORT = 96;

/** The rank of two parts that are no token together. */
const NONE = 0x7fffffff;

const PLACES = 2 ** 31; // more than there are places in a piece; a rank times this is still exact

/**
 * Byte pair encoding: beginning with single bytes, the two neighbours that together have the
 * lowest rank, the leftmost of equals, become one token, until no two are a token. As tiktoken
 * does it, but in O(n log n) for a piece of n bytes.
 */
export class BytePairs {
  #ranks;
  #ofByte;
  #parts = new Int32Array(SHORT);
  #pairs = new Int32Array(SHORT);

  /** @param {import('./ranks.js').Ranks} ranks in which each byte is a token */
  constructor(ranks) {
    this.#ranks = ranks;
    this.#ofByte = Int32Array.from({ length: 256 }, (_, byte) => ranks.of([byte], 0, 1));
  }

  /**
   * The tokens of one piece, added to `tokens`.
   * @param {Uint8Array} bytes whose first `length` are the piece
   * @param {number} length
   * @param {import('./numbers.js').Numbers} tokens
   */
  encode(bytes, length, tokens) {
    const whole = this.#ranks.of(bytes, 0, length);
    if (whole >= 0) tokens.push(whole);
    else if (length <= SHORT) this.#mergeShort(bytes, length, tokens);
    else this.#mergeLong(bytes, length, tokens);
  }

  #rank(left, right) {
    const rank = this.#ranks.join(left, right);
    return rank < 0 ? NONE : rank;
  }

  /** Look through all pairs before each merge, and close the gap after it. */
  #mergeShort(bytes, length, tokens) {
    const parts = this.#parts;
    const pairs = this.#pairs; // the rank of each part and the next
    let last = length - 1;
    parts[0] = this.#ofByte[bytes[0]];
    for (let at = 0; at < last; at++) {
      parts[at + 1] = this.#ofByte[bytes[at + 1]];
      pairs[at] = this.#rank(parts[at], parts[at + 1]);
    }
    for (;;) {
      let lowest = NONE;
      let best = 0;
      for (let at = 0; at < last; at++) {
        if (pairs[at] < lowest) {
          lowest = pairs[at];
          best = at;
        }
      }
      if (lowest === NONE) break;
      last--;
      parts[best] = lowest;
      for (let at = best + 1; at <= last; at++) {
        parts[at] = parts[at + 1];
        pairs[at] = pairs[at + 1];
      }
      if (best > 0) pairs[best - 1] = this.#rank(parts[best - 1], lowest);
      if (best < last) pairs[best] = this.#rank(lowest, parts[best + 1]);
    }
    for (let at = 0; at <= last; at++) tokens.push(parts[at]);
  }

  /** Keep the pairs in a heap, by rank and then by place. */
  #mergeLong(bytes, length, tokens) {
    // Parts are named by the place of their first byte; `pairs` is the rank of a part and the next.
    const next = new Int32Array(length);
    const before = new Int32Array(length);
    const parts = new Int32Array(length);
    const pairs = new Int32Array(length);
    const waiting = new Heap();

    const weigh = (part) => {
      pairs[part] = next[part] < length ? this.#rank(parts[part], parts[next[part]]) : NONE;
      if (pairs[part] !== NONE) waiting.push(pairs[part] * PLACES + part);
    };

    for (let part = 0; part < length; part++) {
      next[part] = part + 1;
      before[part] = part - 1;
      parts[part] = this.#ofByte[bytes[part]];
    }
    for (let part = 0; part < length; part++) weigh(part);

    while (waiting.size) {
      const entry = waiting.pop();
      const part = entry % PLACES;
      const rank = (entry - part) / PLACES;
      if (pairs[part] !== rank) continue; // one of the two has been merged since
      parts[part] = rank;
      pairs[next[part]] = NONE;
      next[part] = next[next[part]];
      if (next[part] < length) before[next[part]] = part;
      weigh(part);
      if (part > 0) weigh(before[part]);
    }
    for (let part = 0; part < length; part = next[part]) tokens.push(parts[part]);
  }
}
