import { urlOf } from '../files.js';
import './memory-databases.js';
import { StartError, explainReport } from './start-error.js';

const CONFIG = 'pyscript.toml';
const WORKER = 'chunker/page/worker.py';
const CORE = 'vendor/pyscript/core.js';

/**
 * Load PyScript and let it make the worker.
 * @param {string} channel the name of the BroadcastChannel on which interpreter.mjs reports
 * @returns {Promise<Worker & {ready: Promise<Worker>, sync: object}>} `ready` settles once worker.py
 *   has run; `sync` has its functions
 */
export async function makeWorker(channel) {
  const [{ config, offline_interpreter: interpreterOf }] = await Promise.all([
    loadPyScript(),
    mustBeThere(WORKER),
  ]);
  const interpreter = interpreterOf(config.py);
  if (!interpreter) throw new StartError(`The file ${CONFIG} is missing or damaged.`);
  const version = `${interpreter}#${channel}`;
  const worker = xworker()(urlOf(WORKER), { type: 'pyodide', config: urlOf(CONFIG), version });
  worker.onerror = () => {}; // `ready` rejects too; PyScript would write to the console.
  return worker;
}

/**
 * PyScript reads the page's configuration from elements when it is first imported; without one for
 * MicroPython it would load, for that, every plugin that the configuration switches off.
 */
function loadPyScript() {
  for (const name of ['py-config', 'mpy-config']) {
    if (document.querySelector(name)) continue;
    const element = document.createElement(name);
    element.setAttribute('src', urlOf(CONFIG));
    document.head.append(element);
  }
  return import(urlOf(CORE));
}

/**
 * The worker of PyScript's own core, polyscript, which keeps its one instance under this symbol.
 * `PyWorker` wraps it: that hides the worker until it is ready, so that one that hangs cannot be
 * ended, and from the second worker on evaluates strings, which the security policy forbids.
 */
function xworker() {
  return globalThis[Symbol.for('polyscript')].XWorker;
}

/** PyScript waits for ever for a worker file that the server does not have. */
async function mustBeThere(file) {
  const { ok, status } = await fetch(urlOf(file));
  if (!ok) throw explainReport({ failure: 'status', file, status });
}
