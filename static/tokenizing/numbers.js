/** A list of whole numbers in a typed array that grows. */
export class Numbers {
  #items = new Int32Array(64);
  length = 0;

  /** @param {number} item */
  push(item) {
    if (this.length === this.#items.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length++] = item;
  }

  /** What the list holds now. @returns {Int32Array} */
  get items() {
    return this.#items.subarray(0, this.length);
  }
}
