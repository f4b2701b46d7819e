import { scrollScale } from '../../model/scroll-scale.js';
import { Sight } from './viewport.js';

/** How far beyond what is seen items are drawn, and at most kept, in heights of what is seen. */
const AHEAD = 0.75;
const KEPT = 1;

/** Scrolling has come to rest when nothing moved for so long, in milliseconds. */
const REST = 150;

/** The height of an item before any was measured, in CSS pixels. */
const FIRST_GUESS = 40;

/**
 * A scrolled list of any length, of which only the items near the visible part are drawn.
 *
 * Items may differ in height, and nothing need be known of it: what is in sight stays where it
 * is while items are drawn above it, and their measured heights move only the scroll bar. Where
 * the list is longer than a browser can scroll, the scroll bar is a scale of the whole, and
 * short ways are still scrolled pixel by pixel.
 */
export class LongList {
  #scroller;
  #sight;
  #list;
  #draw;
  #count = 0;
  /** The index of the first item drawn, and how far down the list it begins. */
  #first = 0;
  #top = 0;
  #itemHeight = FIRST_GUESS;
  #anchor = { index: 0, offset: 0 };
  #rest = 0;

  /**
   * @param {object} parts
   * @param {HTMLElement} parts.scroller
   * @param {HTMLElement} parts.list holds nothing but the items
   * @param {HTMLElement} [parts.header] what covers the scroller's upper edge
   * @param {(index: number) => HTMLElement} parts.draw makes an item
   */
  constructor({ scroller, list, header, draw }) {
    this.#scroller = scroller;
    this.#sight = new Sight(scroller, header);
    this.#list = list;
    this.#draw = draw;
    scroller.addEventListener('scroll', () => this.#follow(), { passive: true });
    new ResizeObserver(() => this.#refit()).observe(scroller);
  }

  /** The item at the upper edge, and how much of it, in CSS pixels, is above that. */
  get anchor() {
    return this.#anchor;
  }

  /**
   * Draws the list afresh; while it is out of sight it only takes note.
   * @param {number} count how many items there are
   * @param {{index: number, offset: number}} [anchor] the item to show at the upper edge
   */
  show(count, { index, offset } = this.#anchor) {
    this.#count = count;
    const held = Math.max(0, Math.min(index, count - 1));
    this.#drawAt(held, held === index ? offset : 0);
  }

  /**
   * Scrolls no further than it takes to see an item, or an edge of one too high to be seen.
   * @param {number} index
   * @param {'start' | 'end'} [edge]
   */
  reveal(index, edge = 'start') {
    if (!this.#sight.isOpen || index >= this.#count) return;
    if (!this.item(index)) this.#drawAt(index, -this.#sight.height / 4);
    const item = this.item(index);
    const isTall = item.offsetHeight > this.#sight.height;
    item.scrollIntoView({ block: isTall ? edge : 'nearest', inline: 'nearest' });
    this.#follow();
  }

  /** What draws an item, while it is drawn. @returns {HTMLElement | undefined} */
  item(index) {
    return index < this.#first ? undefined : this.#list.children[index - this.#first];
  }

  /** Draws one item again, in its place. */
  redraw(index) {
    this.item(index)?.replaceWith(this.#draw(index));
    this.#follow();
  }

  #drawAt(index, offset) {
    this.#anchor = { index, offset };
    this.#clear();
    this.#list.style.height = '';
    if (!this.#sight.isOpen || this.#count === 0) return;
    this.#first = index;
    this.#place(this.#scale().topOf(index));
    this.#stretch();
    this.#scroller.scrollTop = this.#top + offset;
    this.#fill();
    const { top, bottom } = this.#edges();
    this.#itemHeight = (bottom - top) / this.#list.childElementCount;
    this.#bind();
    this.#settle();
  }

  /** Draws what a scroll has brought near. */
  #follow() {
    if (!this.#sight.isOpen || this.#count === 0) return;
    if (this.#drawsAfresh()) return;
    if (this.#isFar()) this.#jump();
    this.#fill();
    this.#trim();
    this.#bind();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#sight.isOpen && this.#settle(), REST);
  }

  /** Keeps what is in sight where it is while the scroller's size changes. */
  #refit() {
    if (!this.#sight.isOpen || this.#count === 0) return;
    if (this.#drawsAfresh()) return;
    const { index, offset } = this.#anchor;
    this.#place(Math.max(0, this.#top - this.#sight.topOf(this.item(index)) - offset));
    this.#fill();
    this.#bind();
  }

  /** Draws a list that was given while it was out of sight; says whether it did. */
  #drawsAfresh() {
    if (this.#list.childElementCount > 0) return false;
    this.#drawAt(this.#anchor.index, this.#anchor.offset);
    return true;
  }

  #isFar() {
    const { top, bottom } = this.#edges();
    const { height } = this.#sight;
    return top > height * (1 + AHEAD) || bottom < -height * AHEAD;
  }

  /** Begins anew with the item that belongs to where the scroll bar stands. */
  #jump() {
    const { scrollTop } = this.#scroller;
    const exact = this.#scale().indexAt(scrollTop);
    this.#clear();
    this.#first = Math.floor(exact);
    this.#place(Math.max(0, scrollTop - (exact - this.#first) * this.#itemHeight));
  }

  #fill() {
    for (;;) {
      this.#alignEnd();
      const { top, bottom } = this.#edges();
      const { height } = this.#sight;
      const last = this.#first + this.#list.childElementCount;
      const below = this.#countIn(height * (1 + AHEAD) - bottom, this.#count - last);
      const above = this.#countIn(top + height * AHEAD, this.#first);
      if (below + above === 0) return;
      if (below) this.#list.append(...this.#drawn(last, below));
      if (above) this.#prepend(above);
    }
  }

  /** How many items it takes to fill a height, of so many there are. */
  #countIn(height, most) {
    return height > 0 ? Math.min(most, Math.ceil(height / this.#itemHeight)) : 0;
  }

  #drawn(from, count) {
    return Array.from({ length: count }, (_, i) => this.#draw(from + i));
  }

  #prepend(count) {
    const next = this.#list.firstElementChild;
    const before = this.#sight.topOf(next);
    this.#list.prepend(...this.#drawn(this.#first - count, count));
    this.#first -= count;
    const top = this.#top - (this.#sight.topOf(next) - before);
    this.#carry(top, top > 0 ? top : this.#scale().topOf(this.#first));
  }

  /** Leaves no room below the last item, unless all of them are there. */
  #alignEnd() {
    if (this.#first === 0 || this.#first + this.#list.childElementCount < this.#count) return;
    const room = this.#sight.height - this.#edges().bottom;
    if (room > 0) this.#place(this.#top + room);
  }

  /** Takes away what is far from what is seen. */
  #trim() {
    const items = [...this.#list.children];
    const tops = items.map((item) => this.#sight.topOf(item));
    const { height } = this.#sight;
    let from = 0;
    while (from + 1 < items.length && tops[from + 1] < -height * KEPT) from += 1;
    let to = items.length;
    while (to > from + 1 && tops[to - 1] > height * (1 + KEPT)) to -= 1;
    for (const item of [...items.slice(0, from), ...items.slice(to)]) this.#remove(item);
    this.#first += from;
    this.#place(this.#top + tops[from] - tops[0]);
  }

  #clear() {
    for (const item of [...this.#list.children]) this.#remove(item);
  }

  #remove(item) {
    if (item.contains(document.activeElement)) this.#scroller.focus({ preventScroll: true });
    item.remove();
  }

  /** Keeps the first item at the list's beginning, and notes what is at the upper edge. */
  #bind() {
    if (this.#first === 0) this.#carry(this.#top, 0);
    this.#stretch();
    const items = [...this.#list.children];
    const at = Math.max(0, items.findLastIndex((item) => this.#sight.topOf(item) <= 0));
    this.#anchor = { index: this.#first + at, offset: -this.#sight.topOf(items[at]) };
  }

  /** Moves the scroll bar to where it belongs; what is seen stays. */
  #settle() {
    const { index, offset } = this.#anchor;
    const right = this.#scale().topOf(index + offset / this.#itemHeight);
    const astray = this.#scroller.scrollTop - right;
    const isEnd = this.#first === 0 || this.#first + this.#list.childElementCount === this.#count;
    if (isEnd || Math.abs(astray) < this.#sight.height) return;
    this.#carry(this.#top, Math.max(0, this.#top - astray));
  }

  /** Moves the items from one place in the list to another, and scrolls along with them. */
  #carry(from, to) {
    const scrolled = this.#scroller.scrollTop + to - from;
    this.#place(to);
    if (Math.abs(to - from) < 1) return;
    this.#stretch();
    this.#scroller.scrollTop = scrolled;
  }

  #place(top) {
    this.#top = top;
    this.#list.style.paddingTop = `${top}px`;
  }

  /** Makes the list as high as what is left of it needs. */
  #stretch() {
    const { top, bottom } = this.#edges();
    const end = this.#top + bottom - top;
    const left = this.#count - this.#first - this.#list.childElementCount;
    const { height } = this.#scale();
    const room = Math.min(left * this.#itemHeight, 2 * this.#sight.height);
    this.#list.style.height = `${left === 0 ? end : Math.max(height, end + room)}px`;
  }

  #scale() {
    const { height: viewHeight } = this.#sight;
    return scrollScale({ count: this.#count, itemHeight: this.#itemHeight, viewHeight });
  }

  /** Where the drawn items begin and end, from the upper edge of what is seen. */
  #edges() {
    const { firstElementChild: first, lastElementChild: last } = this.#list;
    if (!first) {
      const top = this.#top - this.#scroller.scrollTop;
      return { top, bottom: top };
    }
    return { top: this.#sight.topOf(first), bottom: this.#sight.topOf(last) + last.offsetHeight };
  }
}
