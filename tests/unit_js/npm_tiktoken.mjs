// npm tiktoken from node_modules, in the shape in which static/worker/vendored.js gives it.

import { readFile } from 'node:fs/promises';

const HOME = new URL('../../node_modules/tiktoken/', import.meta.url);

let cores = 0;

export async function core() {
  // The package does not say that this file is an ES module; a data URL does. Each core needs a
  // copy of it, which knows one WebAssembly instance.
  const source = await readFile(new URL('lite/tiktoken_bg.js', HOME), 'utf8');
  const glue = await import(`data:text/javascript,${encodeURIComponent(source)}//${cores++}`);
  const wasm = await readFile(new URL('lite/tiktoken_bg.wasm', HOME));
  const { instance } = await WebAssembly.instantiate(wasm, { './tiktoken_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  return glue.Tiktoken;
}

export async function vocabulary(encoding) {
  return JSON.parse(await readFile(new URL(`encoders/${encoding}.json`, HOME), 'utf8'));
}
