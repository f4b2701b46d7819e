import { makeWorker } from './make-worker.js';
import { explain, explainReport, noWebAssembly, tooSlow } from './start-error.js';

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
