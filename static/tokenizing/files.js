// The tables of the tokenizers that the site carries. Errors say in plain words what went wrong.

import { urlOf } from '../files.js';

const HOME = 'vendor/tiktoken/';

/** @param {string} encoding @returns {Promise<{bpe_ranks: string}>} as npm tiktoken has it */
export const vocabulary = (encoding) => json(`encoders/${encoding}.json`, 'vocabulary file');

/** @returns {Promise<string>} for `characterClasses` in character-classes.js */
export const characterClasses = () => json('character-classes.json', 'table of characters');

async function json(path, name) {
  const request = fetch(urlOf(HOME + path));
  const response = await or(request, `the ${name} could not be loaded (no connection)`);
  if (!response.ok) throw new Error(`the ${name} could not be loaded (${response.status})`);
  return or(response.json(), `the ${name} is damaged`);
}

/** What a promise gives, or else an error with this reason. */
function or(promise, reason) {
  return promise.catch(() => {
    throw new Error(reason);
  });
}
