/** What is seen of a scroller. */
export class Sight {
  #scroller;
  #header;

  /**
   * @param {HTMLElement} scroller
   * @param {HTMLElement} [header] what covers its upper edge
   */
  constructor(scroller, header) {
    this.#scroller = scroller;
    this.#header = header;
  }

  /** Whether anything of it is seen at all. */
  get isOpen() {
    return this.#scroller.getClientRects().length > 0;
  }

  /** Its height, in CSS pixels. */
  get height() {
    return this.#scroller.clientHeight - this.#covered;
  }

  /** How far below its upper edge an item begins, in CSS pixels. @param {Element} item */
  topOf(item) {
    const { top } = this.#scroller.getBoundingClientRect();
    const edge = top + this.#scroller.clientTop + this.#covered;
    return item.getBoundingClientRect().top - edge;
  }

  get #covered() {
    return this.#header?.offsetHeight ?? 0;
  }
}
