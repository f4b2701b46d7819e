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

  /** @param {string} bpeRanks as in npm tiktoken: `! 0 IQ== Ig== …`, the tokens by rank */
  constructor(bpeRanks) {
    const tokens = bpeRanks.split(' ').slice(2);
    this.#bytes = new Uint8Array(bpeRanks.length);
    this.#starts = new Int32Array(tokens.length + 1);
    // At most half full, so that a search soon meets an empty place.
    this.#mask = 2 ** Math.ceil(Math.log2(2 * tokens.length)) - 1;
    this.#table = new Int32Array(this.#mask + 1).fill(-1);
    tokens.forEach((token, rank) => this.#add(atob(token), rank));
    this.#bytes = this.#bytes.slice(0, this.#starts[tokens.length]);
  }

  #add(token, rank) {
    const start = this.#starts[rank];
    const end = start + token.length;
    for (let at = 0; at < token.length; at++) this.#bytes[start + at] = token.charCodeAt(at);
    this.#starts[rank + 1] = end;
    this.#longest = Math.max(this.#longest, token.length);
    this.#table[this.#place(this.#bytes, start, end)] = rank;
  }

  /**
   * The rank of `bytes[start, end)`, -1 where that is no token.
   * @param {Uint8Array} bytes
   * @param {number} start
   * @param {number} end
   */
  of(bytes, start, end) {
    return end - start > this.#longest ? -1 : this.#table[this.#place(bytes, start, end)];
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
