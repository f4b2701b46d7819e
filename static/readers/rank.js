/** The judge of encodings, in a worker that is started when a file is no Unicode. */
import { GuardedWorker } from './worker.js';

/**
 * @param {AbortSignal} [signal]
 * @returns {(bytes: Uint8Array) => Promise<string[]>} labels, the likeliest first
 */
export function rankInWorker(signal) {
  return async (bytes) => {
    const worker = new GuardedWorker('static/readers/encoding-worker.js', signal);
    try {
      const copy = bytes.slice();
      return await worker.ask(copy.buffer, [copy.buffer]);
    } finally {
      worker.stop();
    }
  };
}
