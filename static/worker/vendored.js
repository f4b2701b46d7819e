// The files of npm tiktoken that the site carries. Errors say in plain words what went wrong.

import { urlOf } from '../files.js';

const HOME = 'vendor/tiktoken/';

let failures = 0;

/**
 * OpenAI's tokenizer in WebAssembly.
 * @returns {Promise<typeof import('tiktoken/lite').Tiktoken>}
 */
export async function core() {
  const wasm = file('lite/tiktoken_bg.wasm', 'tokenizer');
  const [glue, response] = await Promise.all([importGlue(), wasm]);
  const bytes = await response.arrayBuffer();
  const { instance } = await or(
    WebAssembly.instantiate(bytes, { './tiktoken_bg.js': glue }),
    'the tokenizer could not be started',
  );
  glue.__wbg_set_wasm(instance.exports);
  return glue.Tiktoken;
}

/** @param {string} encoding @returns {Promise<{bpe_ranks: string}>} */
export async function vocabulary(encoding) {
  const response = await file(`encoders/${encoding}.json`, 'vocabulary file');
  return or(response.json(), 'the vocabulary file is damaged');
}

/** Firefox and WebKit remember that an import failed, so a new try needs another address. */
async function importGlue() {
  const again = failures ? `?${failures}` : '';
  try {
    return await import(urlOf(`${HOME}lite/tiktoken_bg.js`) + again);
  } catch {
    failures++;
    throw new Error('the tokenizer could not be loaded');
  }
}

async function file(path, name) {
  const request = fetch(urlOf(HOME + path));
  const response = await or(request, `the ${name} could not be loaded (no connection)`);
  if (!response.ok) throw new Error(`the ${name} could not be loaded (${response.status})`);
  return response;
}

/** What a promise gives, or else an error with this reason. */
function or(promise, reason) {
  return promise.catch(() => {
    throw new Error(reason);
  });
}
