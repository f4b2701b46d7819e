import { merge } from './bpe.js';
import { codePoints, utf8Length } from './codepoints.js';
import { Kinds } from './kinds.js';
import { PATTERNS, hasLongPiece, hasLongRun, pieceEnds } from './pretokens.js';
import { Ranks } from './ranks.js';

/** A vocabulary in which each byte is a token, its rank its value. */
const BYTES = ['! 0', ...Array.from({ length: 256 }, (_, byte) => btoa(String.fromCharCode(byte)))];

/**
 * One encoding, token for token that of PyPI tiktoken: special tokens are plain text, and a lone
 * surrogate is U+FFFD.
 *
 * npm tiktoken does the work, but for a text with a long piece: its time grows with the square of
 * a piece's length. Such a text is cut into pieces and merged here.
 */
export class Tokenizer {
  #encoding;
  #core;
  #vocabulary;
  #lengths = new Map();
  #kinds;
  #ranks = null;

  /**
   * @param {typeof import('tiktoken/lite').Tiktoken} Tiktoken
   * @param {{bpe_ranks: string}} vocabulary as npm tiktoken has it
   * @param {keyof PATTERNS} encoding
   */
  constructor(Tiktoken, vocabulary, encoding) {
    this.#encoding = encoding;
    this.#core = new Tiktoken(vocabulary.bpe_ranks, {}, PATTERNS[encoding]);
    this.#vocabulary = vocabulary;
    this.#kinds = new Kinds((pattern) => finder(Tiktoken, pattern));
  }

  /** @param {string} text @returns {ArrayLike<number>} its tokens */
  encode(text) {
    const pieces = hasLongRun(text) ? this.#cut(text) : null;
    return pieces && hasLongPiece(pieces.ends)
      ? this.#mergeAll(text, pieces)
      : this.#core.encode_ordinary(text);
  }

  /** @param {number} token @returns {number} how many bytes it stands for */
  byteLength(token) {
    let length = this.#lengths.get(token);
    if (length === undefined) {
      length = this.#core.decode_single_token_bytes(token).length;
      this.#lengths.set(token, length);
    }
    return length;
  }

  #cut(text) {
    const points = codePoints(text);
    return { points, ends: pieceEnds(points, this.#kinds.of(points), this.#encoding) };
  }

  #mergeAll(text, { points, ends }) {
    this.#ranks ??= new Ranks(this.#vocabulary.bpe_ranks);
    const bytes = new TextEncoder().encode(text);
    const tokens = [];
    let point = 0;
    let start = 0;
    for (const pieceEnd of ends) {
      let end = start;
      while (point < pieceEnd) end += utf8Length(points[point++]);
      for (const token of merge(bytes, start, end, this.#ranks)) tokens.push(token);
      start = end;
    }
    return tokens;
  }
}

/** What a pattern matches in a text; the rest, tiktoken drops. */
function finder(Tiktoken, pattern) {
  const core = new Tiktoken(BYTES.join(' '), {}, pattern);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return (text) => decoder.decode(Uint8Array.from(core.encode_ordinary(text)));
}
