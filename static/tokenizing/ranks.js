const NONE = -1;

/** More than there are tokens in an encoding. */
const TOKENS = 2 ** 20;

/** How many answers of `join` are remembered, as a power of two. */
const REMEMBERED_BITS = 16;

/**
 * A vocabulary to look byte strings up in: a hash table in typed arrays, since 200,000 strings
 * would take ten times the memory. A token's rank is its id; the lower, the earlier it is merged.
 */
export class Ranks {
  #bytes;
  #starts;
  #table;
  #mask;
  #longest = 0;

  // The last answers of `join`: which pair stands in each place, and its rank.
  #pairs = new Float64Array(2 ** REMEMBERED_BITS).fill(NONE);
  #joined = new Int32Array(2 ** REMEMBERED_BITS);
  #both;

  /** @param {string} bpeRanks as in npm tiktoken: `! 0 IQ== Ig== …`, the tokens by rank */
  constructor(bpeRanks) {
    const tokens = bpeRanks.split(' ').slice(2);
    this.#bytes = new Uint8Array(bpeRanks.length);
    this.#starts = new Int32Array(tokens.length + 1);
    // At most half full, so that a search soon meets an empty place.
    this.#mask = 2 ** Math.ceil(Math.log2(2 * tokens.length)) - 1;
    this.#table = new Int32Array(this.#mask + 1).fill(NONE);
    tokens.forEach((token, rank) => this.#add(atob(token), rank));
    this.#bytes = this.#bytes.slice(0, this.#starts[tokens.length]);
    this.#both = new Uint8Array(this.#longest);
  }

  #add(token, rank) {
    const start = this.#starts[rank];
    const end = start + token.length;
    for (let at = 0; at < token.length; at++) this.#bytes[start + at] = token.charCodeAt(at);
    this.#starts[rank + 1] = end;
    this.#longest = Math.max(this.#longest, token.length);
    this.#table[this.#place(this.#bytes, start, end)] = rank;
  }

  /** How many bytes a token stands for. @param {number} token */
  byteLength(token) {
    return this.#starts[token + 1] - this.#starts[token];
  }

  /**
   * The rank of `bytes[start, end)`, -1 where that is no token.
   * @param {Uint8Array} bytes
   * @param {number} start
   * @param {number} end
   */
  of(bytes, start, end) {
    return end - start > this.#longest ? NONE : this.#table[this.#place(bytes, start, end)];
  }

  /**
   * The rank of the bytes of two tokens, one after the other; -1 where they are no token. The same
   * few pairs are asked for again and again, so the last answers are kept.
   * @param {number} left
   * @param {number} right
   */
  join(left, right) {
    const pair = left * TOKENS + right;
    const mixed = Math.imul(left, 0x9e3779b1) + Math.imul(right, 0x85ebca6b);
    const place = mixed >>> (32 - REMEMBERED_BITS);
    if (this.#pairs[place] !== pair) {
      this.#pairs[place] = pair;
      this.#joined[place] = this.#search(left, right);
    }
    return this.#joined[place];
  }

  #search(left, right) {
    const middle = this.byteLength(left);
    const end = middle + this.byteLength(right);
    if (end > this.#longest) return NONE;
    const both = this.#both;
    let from = this.#starts[left];
    for (let at = 0; at < middle; at++) both[at] = this.#bytes[from++];
    from = this.#starts[right];
    for (let at = middle; at < end; at++) both[at] = this.#bytes[from++];
    return this.#table[this.#place(both, 0, end)];
  }

  /** Where a byte string stands in the table, or the empty place where it would. */
  #place(bytes, start, end) {
    let hash = 0x811c9dc5; // FNV-1a
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at], 0x01000193);
    let place = (hash ^ (hash >>> 15)) & this.#mask;
    while (!this.#holds(place, bytes, start, end)) place = (place + 1) & this.#mask;
    return place;
  }

  #holds(place, bytes, start, end) {
    const rank = this.#table[place];
    if (rank < 0) return true;
    const from = this.#starts[rank];
    if (this.#starts[rank + 1] - from !== end - start) return false;
    for (let at = start; at < end; at++) {
      if (this.#bytes[from + at - start] !== bytes[at]) return false;
    }
    return true;
  }
}
