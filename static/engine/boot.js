import './memory-databases.js';
import { StartError, explain, explainReport, noWebAssembly, tooSlow } from './start-error.js';

const ROOT = new URL('../../', import.meta.url).href;
const CONFIG = `${ROOT}pyscript.toml`;
const WORKER = `${ROOT}chunker/worker.py`;
const CORE = `${ROOT}vendor/pyscript/core.js`;

/** How long loading may go on without a byte or a step, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Start Python in a worker.
 * @param {(progress: {loaded: number, total: number}) => void} onprogress bytes, unpacked
 * @returns {Promise<Worker & {sync: object}>} rejects with a StartError
 */
export async function boot(onprogress) {
  if (typeof WebAssembly !== 'object') throw noWebAssembly();
  const channel = new BroadcastChannel(channelName());
  const { promise: failed, heard, stop } = watchdog();
  channel.onmessage = ({ data }) => {
    heard(data.failure && explainReport(data));
    if (data.total) onprogress(data);
  };
  let worker;
  const start = async () => {
    worker = await makeWorker(channel.name);
    heard();
    return worker.ready;
  };
  try {
    return await Promise.race([start(), failed]);
  } catch (error) {
    worker?.terminate();
    throw explain(error);
  } finally {
    stop();
    channel.close();
  }
}

/** A name that no other page of this site has. */
function channelName() {
  return `engine-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
}

/** Load PyScript and let it make the worker, whose `ready` settles once worker.py has run. */
async function makeWorker(channel) {
  const [{ config, offline_interpreter: interpreterOf }] = await Promise.all([
    loadPyScript(),
    mustBeThere(WORKER),
  ]);
  const interpreter = interpreterOf(config.py);
  if (!interpreter) throw new StartError(`The file ${CONFIG} is missing or damaged.`);
  const version = `${interpreter}?channel=${channel}`;
  const worker = xworker()(WORKER, { type: 'pyodide', config: CONFIG, version });
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
    element.setAttribute('src', CONFIG);
    document.head.append(element);
  }
  return import(CORE);
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
async function mustBeThere(url) {
  const { ok, status } = await fetch(url);
  if (!ok) throw explainReport({ failure: 'status', file: url.slice(ROOT.length), status });
}

/** A promise that rejects when `heard` was given an error, or not called for too long. */
function watchdog() {
  let timer;
  let reject;
  const promise = new Promise((_, refuse) => { reject = refuse; });
  const heard = (error) => {
    clearTimeout(timer);
    if (error) reject(error);
    else timer = setTimeout(() => reject(tooSlow(PATIENCE / 1000)), PATIENCE);
  };
  heard();
  return { promise, heard, stop: () => clearTimeout(timer) };
}
