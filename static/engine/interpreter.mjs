// Given to PyScript as its interpreter; runs in the worker. Loads the site's own Pyodide and tells
// the page, over a BroadcastChannel, how loading goes: Pyodide itself is silent while it downloads,
// and its promise stays pending for ever when the WebAssembly cannot be had.

import { loadPyodide as load, version } from '../../vendor/pyodide/pyodide.mjs';
import sizes from '../../vendor/pyodide/sizes.mjs';
import { urlOf } from '../files.js';
import './memory-databases.js';

export { version };

const HOME = 'vendor/pyodide/';
const WASM = 'application/wasm';
const channel = new BroadcastChannel(import.meta.url.split('#').pop());
const total = Object.values(sizes).reduce((sum, size) => sum + size);
let loaded = 0;

/**
 * Pyodide's own `loadPyodide`, reporting `{loaded, total}` in bytes and `{failure, …}`.
 * @param {object} options as polyscript gives them
 * @returns {Promise<object>} the interpreter
 */
export async function loadPyodide(options) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (resource, init) => {
    const file = String(resource).split('/').pop();
    return watch(file, fetch(urlOf(HOME + file), init));
  };
  WebAssembly.instantiateStreaming = (source, imports) =>
    instantiateStreaming.call(WebAssembly, source, imports).catch((error) => {
      fail({ failure: 'wasm', message: String(error) }, error);
    });
  try {
    const { default: createPyodideModule } = await import('../../vendor/pyodide/pyodide.asm.mjs');
    return await load({ ...options, createPyodideModule, indexURL: urlOf(HOME) });
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
    channel.close();
  }
}

/** Pass a response on to Pyodide, counting its bytes and reporting when there is none. */
async function watch(file, request) {
  const response = await request.catch((error) => fail({ failure: 'network', file }, error));
  if (!response.ok) {
    fail({ failure: 'status', file, status: response.status }, new Error(`${file} not found`));
  }
  if (file in sizes) count(response.clone());
  return file.endsWith('.wasm') ? asWasm(response) : response;
}

/** Browsers compile while they download only what is called WebAssembly; some hosts call it other. */
function asWasm(response) {
  if (response.headers.get('Content-Type') === WASM) return response;
  return new Response(response.body, { headers: { 'Content-Type': WASM } });
}

async function count(response) {
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    loaded += value.byteLength;
    channel.postMessage({ loaded, total });
  }
}

/** @returns {never} */
function fail(report, error) {
  channel.postMessage(report);
  throw error;
}
