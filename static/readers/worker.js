/** Workers for what others' libraries do with others' files: they can be stopped at any time. */
import { ReadError } from './error.js';
import { LONGEST_STEP } from './limits.js';

/** A worker whose every step ends: with its result, or because it failed, took too long or was called off. */
export class GuardedWorker {
  #blob;
  #failed;

  /**
   * The worker lives under the page's own Content-Security-Policy: one made from a blob takes the
   * policy over, one fetched from a server that sends no policy has none.
   * @param {string} address of the module
   * @param {AbortSignal} [signal]
   */
  constructor(address, signal) {
    const source = `import ${JSON.stringify(address)};`;
    this.#blob = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    this.port = new Worker(this.#blob, { type: 'module' });
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
    URL.revokeObjectURL(this.#blob);
  }
}
