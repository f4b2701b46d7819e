// Given to PyScript as its interpreter; runs in the worker. Loads the site's own Pyodide and tells
// the page, over a BroadcastChannel, how loading goes: Pyodide itself is silent while it downloads,
// and its promise stays pending for ever when the WebAssembly cannot be had.

import { loadPyodide as load, version } from '../../vendor/pyodide/pyodide.mjs';
import sizes from '../../vendor/pyodide/sizes.mjs';
import './memory-databases.js';

export { version };

const HOME = new URL('../../vendor/pyodide/', import.meta.url).href;
const WASM = 'application/wasm';
const channel = new BroadcastChannel(new URL(import.meta.url).searchParams.get('channel'));
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
  self.fetch = async (resource, init) => watch(String(resource), fetch(resource, init));
  WebAssembly.instantiateStreaming = (source, imports) =>
    instantiateStreaming.call(WebAssembly, source, imports).catch((error) => {
      fail({ failure: 'wasm', message: String(error) }, error);
    });
  try {
    return await load({ ...options, indexURL: HOME });
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
    channel.close();
  }
}

/** Pass a response on to Pyodide, counting its bytes and reporting when there is none. */
async function watch(url, request) {
  const file = url.slice(url.lastIndexOf('/') + 1);
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
