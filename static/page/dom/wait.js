/**
 * Waits for the page's state to fulfil a condition.
 *
 * @param {object} store
 * @param {string[]} keys on which the condition depends
 * @param {(state: object) => boolean} condition may throw to end the waiting
 * @param {AbortSignal} signal
 * @returns {Promise<void>} rejects with what `condition` threw, or with the signal's reason
 */
export function until(store, keys, condition, signal) {
  return new Promise((resolve, reject) => {
    let stop = () => {};
    const end = (settle, value) => {
      settle(value);
      queueMicrotask(() => stop());
    };
    signal.addEventListener('abort', () => end(reject, signal.reason), { once: true });
    stop = store.subscribe(keys, (state) => {
      try {
        if (condition(state)) end(resolve);
      } catch (error) {
        end(reject, error);
      }
    });
  });
}
