// In the edition that is one file, this is static/engine/make-worker.js. PyScript does not start
// from blobs: what it loads must have an address with a host. So the worker is our own, and
// answers as PyScript's does.

import { startWorker } from '../module-worker.js';

export async function makeWorker(channel) {
  const worker = startWorker('static/engine/python-worker.js', channel);
  const calls = new Map();

  function call(name, values = []) {
    const id = calls.size;
    const answer = new Promise((resolve, reject) => calls.set(id, { resolve, reject }));
    worker.postMessage({ id, name, values });
    return answer;
  }

  worker.addEventListener('message', ({ data: { id, value, error } }) => {
    const { resolve, reject } = calls.get(id);
    if (error) reject(new Error(error));
    else resolve(value);
  });
  const started = call('start');
  const failed = new Promise((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    });
  });
  failed.catch(() => {});
  worker.ready = Promise.race([started, failed]).then(() => worker);
  worker.sync = new Proxy({}, { get: (_, name) => (...values) => call(name, values) });
  return worker;
}
