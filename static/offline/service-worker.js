/*
 * The page's side of the service worker (worker/ in the source, sw.js in the site). Many
 * places have none: private windows, files, addresses without HTTPS. The page works all the same.
 */

const SCRIPT = './sw.js';

/** A worker that does not answer for so long will not answer, in milliseconds. */
const PATIENCE = 10_000;

/** @returns {Promise<ServiceWorkerRegistration | null>} null where the browser has or wants none */
export async function register() {
  try {
    return await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' }) ?? null;
  } catch {
    return null;
  }
}

/** @returns {Promise<ServiceWorker | null>} the worker that answers for the site, if there is one */
export async function activeWorker() {
  try {
    return (await navigator.serviceWorker.getRegistration(SCRIPT))?.active ?? null;
  } catch {
    return null;
  }
}

/** The worker that answers for this page, known without waiting; null where there is none, or none yet. */
export function controller() {
  try {
    return navigator.serviceWorker?.controller ?? null;
  } catch {
    return null;
  }
}

/**
 * Asks a worker for something (REQUESTS in static/offline/worker/worker.js).
 * @param {ServiceWorker} worker
 * @param {{type: string}} request
 * @param {number} [patience] how long the answer may take, in milliseconds
 * @returns {Promise<any>} rejects where it could not be done, or where no answer came
 */
export function ask(worker, request, patience = PATIENCE) {
  const { port1: port, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), patience);
    port.onmessage = ({ data: { value, error } }) => {
      clearTimeout(timer);
      port.close();
      if (error) reject(new Error(error));
      else resolve(value);
    };
    worker.postMessage(request, [port2]);
  });
}

/**
 * Resolves once a worker has come to a state.
 * @param {ServiceWorker} worker
 * @param {ServiceWorkerState} state
 * @returns {Promise<void>} rejects where it has been given up
 */
export function reaches(worker, state) {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === state) resolve();
      if (worker.state === 'redundant') reject(new Error('given up'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
