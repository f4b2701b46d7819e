// What Python asks of JavaScript about a text: where its characters, words, sentences and tokens
// are. The text is handed over once, by `open`; from then on only positions cross, in code points.

import { codePoints } from '../tokenizing/code-points.js';
import { tokenizerOf } from '../tokenizing/tokenizers.js';
import { graphemes, sentences, words } from './segments.js';

export { load } from '../tokenizing/tokenizers.js';

/** @param {string} text @returns {Text} */
export const open = (text) => new Text(text);

/** A text, never changed. */
class Text {
  #text;
  #points = null;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
  }

  /** All boundaries of characters, as `graphemes` in segments.js gives them. */
  graphemes() {
    return graphemes(this.#text);
  }

  /** All boundaries of words, the text's start and end included. @returns {Int32Array} */
  words() {
    return words(this.#text);
  }

  /** The boundaries inside the text between sentences. @returns {Int32Array} */
  sentences() {
    return sentences(this.#text);
  }

  /**
   * Where each token of the text ends; one that ends inside a code point counts as ending after it.
   * @param {string} encoding one that is loaded
   * @returns {Int32Array}
   */
  tokenEnds(encoding) {
    return tokenizerOf(encoding).tokenEnds(this.#codePoints());
  }

  /**
   * How many tokens each slice of the text has, tokenised alone.
   * @param {string} encoding one that is loaded
   * @param {Int32Array} starts of the slices
   * @param {Int32Array} ends of the slices
   * @returns {Int32Array}
   */
  counts(encoding, starts, ends) {
    const tokenizer = tokenizerOf(encoding);
    const points = this.#codePoints();
    return starts.map((start, at) => tokenizer.count(points, start, ends[at]));
  }

  #codePoints() {
    this.#points ??= codePoints(this.#text);
    return this.#points;
  }
}
