/** How far around the visible part something counts as near. */
const AHEAD = '50% 0px';

/** As in layout.css: up to this width the page scrolls, not the scroller. */
const PAGE_SCROLLS = '(max-width: 52rem)';

/** Tells which elements are near the visible part of what scrolls them. */
export class Nearness {
  #elements = new Set();
  #scroller;
  #onchange;
  #observer;

  /**
   * @param {HTMLElement} scroller what scrolls the elements, where that is not the page
   * @param {(element: Element, isNear: boolean) => void} onchange
   */
  constructor(scroller, onchange) {
    this.#scroller = scroller;
    this.#onchange = onchange;
    this.#observe();
  }

  /** @param {Element} element */
  watch(element) {
    this.#elements.add(element);
    this.#observer.observe(element);
  }

  /** @param {Element} element */
  unwatch(element) {
    this.#elements.delete(element);
    this.#observer.unobserve(element);
  }

  /**
   * Where an element stands now: -1 before what is visible, 0 in sight, 1 behind it.
   * @param {Element} element
   */
  placeOf(element) {
    const { top, bottom } = element.getBoundingClientRect();
    const sight = this.#pageScrolls() ? { top: 0, bottom: innerHeight } : this.#scroller.getBoundingClientRect();
    if (top >= sight.bottom) return 1;
    return bottom > sight.top ? 0 : -1;
  }

  #pageScrolls() {
    return getComputedStyle(this.#scroller).overflowY === 'visible';
  }

  #observe() {
    this.#observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) this.#onchange(target, isIntersecting);
    }, { root: this.#pageScrolls() ? null : this.#scroller, rootMargin: AHEAD });
    for (const element of this.#elements) this.#observer.observe(element);
    matchMedia(PAGE_SCROLLS).addEventListener('change', () => {
      this.#observer.disconnect();
      this.#observe();
    }, { once: true });
  }
}
