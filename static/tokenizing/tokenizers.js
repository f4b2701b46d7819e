// Exact tokenizers, by encoding: `load` one, then ask for it. For what it does, see tokenizer.js.

import { characterClasses } from './character-classes.js';
import * as vendored from './files.js';
import { PIECE_END } from './pieces.js';
import { Tokenizer } from './tokenizer.js';

let classes = null;
const tokenizers = new Map();

/**
 * Make an encoding ready, once; another try is made when one has failed.
 * @param {string} encoding
 * @param {typeof vendored} [files] where the tables come from
 * @returns {Promise<string>} '' when it is ready, else why it cannot be had, in plain words
 */
export async function load(encoding, files = vendored) {
  if (tokenizers.has(encoding)) return '';
  if (!Object.hasOwn(PIECE_END, encoding)) return `there is no encoding named “${encoding}”`;
  try {
    const parts = await Promise.all([files.vocabulary(encoding), loadClasses(files)]);
    if (!tokenizers.has(encoding)) tokenizers.set(encoding, build(...parts, encoding));
    return '';
  } catch (error) {
    return error.message;
  }
}

/** @param {string} encoding one that is loaded @returns {Tokenizer} */
export const tokenizerOf = (encoding) => tokenizers.get(encoding);

function build(...parts) {
  try {
    return new Tokenizer(...parts);
  } catch {
    throw new Error('the tokenizer could not be started');
  }
}

/** Encodings share one table, even when they are loaded at the same time. */
function loadClasses(files) {
  classes ??= files.characterClasses().then(characterClasses).catch((error) => {
    classes = null;
    throw error;
  });
  return classes;
}
