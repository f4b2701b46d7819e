/** Workers for what others' libraries do with others' files: they can be stopped at any time. */
import { startWorker } from '../module-worker.js';
import { ReadError } from './error.js';
import { LONGEST_STEP } from './limits.js';

/** A worker whose every step ends: with its result, or because it failed, took too long or was called off. */
export class GuardedWorker {
  #failed;

  /**
   * @param {string} path of the worker's module, from the site's root
   * @param {AbortSignal} [signal]
   */
  constructor(path, signal) {
    this.port = startWorker(path);
    this.#failed = new Promise((_, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
      this.port.addEventListener('error', (event) => {
        event.preventDefault();
        reject(new ReadError('The reader for this kind of file stopped. Load the page again, or try another file.'));
      });
    });
    this.#failed.catch(() => {});
  }

  /**
   * @template T
   * @param {Promise<T>} step
   * @returns {Promise<T>}
   */
  async within(step) {
    let timer;
    const late = new Promise((_, reject) => {
      const error = new ReadError('This file takes too long to read; it may be damaged.');
      timer = setTimeout(reject, LONGEST_STEP, error);
    });
    step.catch(() => {});
    try {
      return await Promise.race([step, this.#failed, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Sends one message and gives back the answer to it.
   * @param {unknown} message
   * @param {Transferable[]} transfer
   */
  ask(message, transfer) {
    const answer = new Promise((resolve) => {
      this.port.addEventListener('message', (event) => resolve(event.data), { once: true });
    });
    this.port.postMessage(message, transfer);
    return this.within(answer);
  }

  stop() {
    this.port.terminate();
  }
}
