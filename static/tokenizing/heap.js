/** A binary min-heap of numbers: the smallest comes out first. */
export class Heap {
  #items = [];

  get size() {
    return this.#items.length;
  }

  /** @param {number} item */
  push(item) {
    const items = this.#items;
    let at = items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent] <= item) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = item;
  }

  /** Take the smallest out; only from a heap that holds something. @returns {number} */
  pop() {
    const items = this.#items;
    const smallest = items[0];
    const item = items.pop();
    if (items.length) this.#sink(item);
    return smallest;
  }

  /** Put an item in at the top, whose place is free, and let it down to where it belongs. */
  #sink(item) {
    const items = this.#items;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && items[child + 1] < items[child]) child++;
      if (items[child] >= item) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = item;
  }
}
