/** Long work in short turns, so that the page goes on drawing and answering. */
import { LONGEST_TURN } from './limits.js';

/**
 * A function to await now and then: it gives the page a turn when the present one has lasted long
 * enough, and throws the signal's reason once the work was called off.
 * @param {AbortSignal} [signal]
 * @returns {() => Promise<void>}
 */
export function turns(signal) {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < LONGEST_TURN) return;
    await nextTurn();
    signal?.throwIfAborted();
    started = performance.now();
  };
}

/** A message, unlike a timer, is not slowed down in a tab that nobody looks at. */
function nextTurn() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
