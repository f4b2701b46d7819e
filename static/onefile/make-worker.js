// In the edition that is one file, this is static/engine/make-worker.js. PyScript does not start
// from blobs: what it loads must have an address with a host. So the worker is our own, and
// answers as PyScript's does.

import { StartError } from '../engine/start-error.js';
import { startWorker } from '../module-worker.js';

/** WebKit lets no worker of a page from a file import anything. */
const REFUSED = 'This browser does not let a page that was opened as a file run Python. '
  + 'Open the file in Chrome, Edge or Firefox.';

export async function makeWorker(channel) {
  const worker = startWorker('static/engine/python-worker.js', channel);
  const waiting = new Map();
  const listeners = {};
  let calls = 0;

  function call(name, ...values) {
    const id = calls++;
    worker.postMessage({ id, name, values });
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }

  worker.addEventListener('message', ({ data: { id, value, error, name, values } }) => {
    if (name) {
      listeners[name](...values);
      return;
    }
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) resolve(value);
    else reject(new Error(error));
  });
  const failed = new Promise((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(location.protocol === 'file:' ? new StartError(REFUSED) : new Error(event.message));
    });
  });
  failed.catch(() => {});
  worker.ready = Promise.race([call('start'), failed]).then(() => worker);
  worker.sync = new Proxy(listeners, { get: (_, name) => (...values) => call(name, ...values) });
  return worker;
}
