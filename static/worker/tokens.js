// Exact tokens, by encoding: `load` one, then ask. For what an encoding does, see tokenizer.js.

import { codePointEnds } from './codepoints.js';
import { PATTERNS } from './pretokens.js';
import { Tokenizer } from './tokenizer.js';
import * as vendored from './vendored.js';

let core = null;
const tokenizers = new Map();

/**
 * Make an encoding ready, once; another try is made when one has failed.
 * @param {string} encoding
 * @param {typeof vendored} [files] where npm tiktoken comes from
 * @returns {Promise<string>} '' when it is ready, else why it cannot be had, in plain words
 */
export async function load(encoding, files = vendored) {
  if (tokenizers.has(encoding)) return '';
  if (!Object.hasOwn(PATTERNS, encoding)) return `there is no encoding named “${encoding}”`;
  try {
    const [Tiktoken, vocabulary] = await Promise.all([loadCore(files), files.vocabulary(encoding)]);
    if (!tokenizers.has(encoding)) {
      tokenizers.set(encoding, build(Tiktoken, vocabulary, encoding));
    }
    return '';
  } catch (error) {
    return error.message;
  }
}

function build(...parts) {
  try {
    return new Tokenizer(...parts);
  } catch {
    throw new Error('the tokenizer could not be started');
  }
}

/** Encodings share one core, even when they are loaded at the same time. */
function loadCore(files) {
  core ??= files.core().catch((error) => {
    core = null;
    throw error;
  });
  return core;
}

/**
 * Where each token of a text ends; one that ends inside a code point counts as ending behind it.
 * @param {string} text
 * @param {string} encoding one that is loaded
 * @returns {Int32Array} in code points
 */
export function tokenEnds(text, encoding) {
  const tokenizer = tokenizers.get(encoding);
  const lengths = Int32Array.from(tokenizer.encode(text), (token) => tokenizer.byteLength(token));
  return codePointEnds(text, lengths);
}

/**
 * How many tokens each slice of a text has, tokenised alone.
 * @param {string} text
 * @param {Int32Array} starts of the slices, in UTF-16 code units
 * @param {Int32Array} ends of the slices, in UTF-16 code units
 * @param {string} encoding one that is loaded
 * @returns {Int32Array}
 */
export function counts(text, starts, ends, encoding) {
  const tokenizer = tokenizers.get(encoding);
  return starts.map((start, at) => tokenizer.encode(text.slice(start, ends[at])).length);
}
