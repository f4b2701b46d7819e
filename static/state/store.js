/**
 * The one place where the page's state lives.
 *
 * Each visible piece reads it and listens to the keys it draws; nothing else is shared.
 *
 * @template {object} State
 * @param {State} initial
 */
export function createStore(initial) {
  let state = Object.freeze({ ...initial });
  /** @type {Set<{keys: string[], listener: (state: State) => void}>} */
  const listeners = new Set();

  return {
    /** @returns {Readonly<State>} the state as it is now */
    get: () => state,

    /**
     * Changes some keys and tells those who listen to one that really changed.
     * @param {Partial<State>} patch
     */
    set(patch) {
      const changed = Object.keys(patch).filter((key) => !Object.is(state[key], patch[key]));
      if (changed.length === 0) return;
      state = Object.freeze({ ...state, ...patch });
      for (const { keys, listener } of [...listeners]) {
        if (keys.some((key) => changed.includes(key))) listener(state);
      }
    },

    /**
     * Calls `listener` whenever one of `keys` changes.
     * @param {string[]} keys
     * @param {(state: State) => void} listener
     * @returns {() => void} stops listening
     */
    onChange(keys, listener) {
      const entry = { keys, listener };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },

    /** As `onChange`, and calls `listener` with the state as it is now. */
    subscribe(keys, listener) {
      listener(state);
      return this.onChange(keys, listener);
    },
  };
}
