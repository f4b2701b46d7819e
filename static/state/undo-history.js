/** So many former documents can be had back. */
const MOST = 10;

/**
 * The documents before and behind the one there is, as undo and redo go through them: those that
 * were replaced as a whole, not edit by edit.
 */
export class Past {
  #before = [];
  #behind = [];

  /** Notes documents, the older first, that have given way to another. @param {string[]} texts */
  add(...texts) {
    this.#before = [...this.#before, ...texts].slice(-MOST);
    this.forgetUndone();
  }

  /** What was undone cannot be had back once something else was done. */
  forgetUndone() {
    this.#behind = [];
  }

  /** @param {string} text the document @returns {string | undefined} the one before it */
  undo(text) {
    return step(this.#before, this.#behind, text);
  }

  /** @param {string} text the document @returns {string | undefined} the one that undo has left */
  redo(text) {
    return step(this.#behind, this.#before, text);
  }
}

function step(from, to, text) {
  if (from.length === 0) return undefined;
  to.push(text);
  return from.pop();
}
