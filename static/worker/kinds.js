// What the patterns that cut a text before it is tokenised ask of a character, as bits.
export const UPPER = 1;
export const LOWER = 2;
export const LETTER = 4;
export const NUMBER = 8;
export const SPACE = 16;
export const BREAK = 32;
export const OTHER = 64;
const SEEN = 128;

/** Letters without case and marks are both UPPER and LOWER; OTHER is `[^\s\p{L}\p{N}]`. */
const CLASSES = [
  [UPPER, String.raw`[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]`],
  [LOWER, String.raw`[\p{Ll}\p{Lm}\p{Lo}\p{M}]`],
  [LETTER, String.raw`\p{L}`],
  [NUMBER, String.raw`\p{N}`],
  [SPACE, String.raw`\s`],
  [BREAK, String.raw`[\r\n]`],
];

/**
 * The kinds of characters, as tiktoken's own regular expressions see them. JavaScript's will not
 * do: each browser has the classes of its own version of Unicode, and its `\s` is another.
 */
export class Kinds {
  #known = new Uint8Array(0x110000);
  #finderOf;
  #finders = null;

  /** @param {(pattern: string) => (text: string) => string} finderOf gives the matches in a text */
  constructor(finderOf) {
    this.#finderOf = finderOf;
  }

  /**
   * @param {Uint32Array} points code points
   * @returns {Uint8Array} the kind of each, and a 0 behind them, so that every run ends
   */
  of(points) {
    this.#learn(points);
    const kinds = new Uint8Array(points.length + 1);
    for (let at = 0; at < points.length; at++) kinds[at] = this.#known[points[at]];
    return kinds;
  }

  #learn(points) {
    const known = this.#known;
    let text = '';
    for (const point of points) {
      if (known[point]) continue;
      known[point] = SEEN;
      text += String.fromCodePoint(point);
    }
    if (!text) return;
    this.#finders ??= CLASSES.map(([kind, pattern]) => [kind, this.#finderOf(pattern)]);
    for (const [kind, find] of this.#finders) {
      for (const character of find(text)) known[character.codePointAt(0)] |= kind;
    }
    for (const character of text) {
      const point = character.codePointAt(0);
      if (!(known[point] & (SPACE | LETTER | NUMBER))) known[point] |= OTHER;
    }
  }
}
