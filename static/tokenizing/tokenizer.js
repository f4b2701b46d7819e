import { BytePairs } from './bpe.js';
import { END, utf8Length, writeUtf8 } from './code-points.js';
import { Numbers } from './numbers.js';
import { PIECE_END } from './pieces.js';
import { Ranks } from './ranks.js';

/**
 * One encoding, token for token that of PyPI tiktoken, in time that grows with the text alone:
 * special tokens are plain text, and a lone surrogate is U+FFFD. It reads code points, and an END
 * after them (code-points.js).
 */
export class Tokenizer {
  #ranks;
  #pairs;
  #classes;
  #pieceEnd;
  #bytes = new Uint8Array(0);

  /**
   * @param {{bpe_ranks: string}} vocabulary as npm tiktoken has it
   * @param {Uint8Array} classes of every code point (character-classes.js)
   * @param {keyof PIECE_END} encoding
   */
  constructor(vocabulary, classes, encoding) {
    this.#ranks = new Ranks(vocabulary.bpe_ranks);
    this.#pairs = new BytePairs(this.#ranks);
    this.#classes = classes;
    this.#pieceEnd = PIECE_END[encoding];
  }

  /**
   * @param {Uint32Array} points
   * @returns {Int32Array} the tokens
   */
  encode(points) {
    return this.#encode(points, 0).items;
  }

  /**
   * How many tokens a slice has, tokenised alone.
   * @param {Uint32Array} points changed while this runs, and as it was when it returns
   * @param {number} start
   * @param {number} end
   * @returns {number}
   */
  count(points, start, end) {
    const after = points[end];
    points[end] = END;
    const { length } = this.#encode(points, start);
    points[end] = after;
    return length;
  }

  /**
   * Where each token ends; one that ends inside a code point counts as ending after it.
   * @param {Uint32Array} points
   * @returns {Int32Array}
   */
  tokenEnds(points) {
    const ends = this.encode(points);
    let point = 0;
    let byte = 0;
    let end = 0;
    for (let at = 0; at < ends.length; at++) {
      end += this.#ranks.byteLength(ends[at]);
      while (byte < end) byte += utf8Length(points[point++]);
      ends[at] = point;
    }
    return ends;
  }

  #encode(points, start) {
    const tokens = new Numbers();
    for (let at = start; points[at] !== END;) {
      const end = this.#pieceEnd(points, this.#classes, at);
      const room = 4 * (end - at);
      if (room > this.#bytes.length) this.#bytes = new Uint8Array(2 * room);
      this.#pairs.encode(this.#bytes, writeUtf8(points, at, end, this.#bytes), tokens);
      at = end;
    }
    return tokens;
  }
}
