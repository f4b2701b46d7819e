import { cutBlocks } from '../model/blocks.js';
import { countUpTo } from '../model/places.js';
import { estimateHeights } from './block-height.js';
import { paintChunks } from './paint.js';

/** How far around the visible part blocks are painted ahead. */
const AHEAD = '75% 0px';

/**
 * A stretch of the document in an element of its own.
 * @typedef {{element: HTMLElement, from: number, to: number,
 *   places: import('../model/places.js').Place[] | null}} Block `places` while it is painted
 */

/**
 * The document in blocks, of which only those near the visible part are painted with their
 * chunks: what a change costs does not grow with the document.
 */
export class BlockList {
  /** @type {Block[]} */
  #blocks = [];
  /** @type {WeakMap<Element, Block>} */
  #byElement = new WeakMap();
  /** @type {Set<Block>} */
  #near = new Set();
  #starts = [];
  #text = '';
  #chunks = null;
  #paper;
  #onpaint;
  #observer;

  /**
   * @param {HTMLElement} paper holds the blocks
   * @param {HTMLElement} scroller what scrolls it, where that is not the page
   * @param {(block: Block) => void} onpaint called behind each painting
   */
  constructor(paper, scroller, onpaint) {
    this.#paper = paper;
    this.#onpaint = onpaint;
    this.#watch(scroller);
    new ResizeObserver(() => this.#fit()).observe(paper);
  }

  /**
   * Shows a text with its chunks, or bare where `chunks` is null.
   * Blocks at its beginning that hold what they held before stay.
   */
  show(text, chunks) {
    this.#chunks = chunks;
    if (text !== this.#text) this.#layOut(text);
    for (const block of this.#near) this.#paint(block);
  }

  /** The blocks that are painted with chunks. */
  *painted() {
    for (const block of this.#near) if (block.places) yield block;
  }

  /** The place that an element of the paper draws. */
  placeOf(target) {
    const element = target?.closest('.place');
    const block = element && this.#byElement.get(element.parentNode);
    return block?.places?.[Array.prototype.indexOf.call(block.element.children, element)];
  }

  /** The element that draws the place at an offset, painted for it where need be. */
  elementAt(offset) {
    const block = this.#blocks[countUpTo(this.#starts, offset) - 1];
    this.#near.add(block);
    if (!block.places) this.#paint(block);
    const index = block.places?.findIndex(({ from, to }) => from <= offset && offset < to);
    return block.element.children[index];
  }

  /** The first place that is in sight. */
  firstSeen(scroller) {
    const top = Math.max(0, scroller.getBoundingClientRect().top);
    const painted = [...this.painted()].sort((one, other) => one.from - other.from);
    for (const { element, places } of painted) {
      const seen = [...element.children].findIndex((child) => child.getBoundingClientRect().top >= top);
      if (seen !== -1) return places[seen];
    }
    return undefined;
  }

  /** Paints the blocks of the first `most` characters. */
  paintUpTo(most) {
    for (const block of this.#blocks) if (block.from < most && !block.places) this.#paint(block);
  }

  #layOut(text) {
    const cuts = cutBlocks(text);
    const kept = this.#countSame(text, cuts);
    for (const block of this.#blocks.splice(kept)) this.#remove(block);
    this.#text = text;
    this.#starts = cuts.slice(0, -1);
    const fragment = document.createDocumentFragment();
    for (let i = kept; i < this.#starts.length; i += 1) {
      fragment.append(this.#add(cuts[i], cuts[i + 1]).element);
    }
    this.#paper.append(fragment);
    this.#fit();
  }

  #countSame(text, cuts) {
    const differs = this.#blocks.findIndex(({ from, to }, i) =>
      cuts[i + 1] !== to || text.slice(from, to) !== this.#text.slice(from, to));
    return differs === -1 ? this.#blocks.length : differs;
  }

  #add(from, to) {
    const element = document.createElement('div');
    element.className = 'block';
    const block = { element, from, to, places: null };
    this.#blocks.push(block);
    this.#byElement.set(element, block);
    this.#observer.observe(element);
    element.textContent = this.#text.slice(from, to);
    return block;
  }

  #remove(block) {
    this.#near.delete(block);
    this.#observer.unobserve(block.element);
    block.element.remove();
  }

  #paint(block) {
    const { element, from, to } = block;
    if (this.#chunks) {
      block.places = paintChunks(element, this.#text, from, to, this.#chunks);
      this.#onpaint(block);
    } else {
      this.#erase(block);
    }
  }

  #erase(block) {
    block.places = null;
    block.element.textContent = this.#text.slice(block.from, block.to);
  }

  /** Paints what comes near, and erases what has gone, unless it is selected. */
  #watch(scroller) {
    const root = getComputedStyle(scroller).overflowY === 'visible' ? null : scroller;
    this.#observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const block = this.#byElement.get(target);
        if (isIntersecting) {
          this.#near.add(block);
          if (!block.places) this.#paint(block);
        } else if (this.#near.has(block) && !isSelected(target)) {
          this.#near.delete(block);
          this.#erase(block);
        }
      }
    }, { root, rootMargin: AHEAD });
    for (const { element } of this.#blocks) this.#observer.observe(element);
    matchMedia(PAGE_SCROLLS).addEventListener('change', () => {
      this.#observer.disconnect();
      this.#watch(scroller);
    }, { once: true });
  }

  #fit() {
    const { rowHeight, heights } = estimateHeights(this.#paper, this.#text, this.#blocks);
    this.#paper.style.setProperty('--row', `${rowHeight}px`);
    this.#blocks.forEach(({ element }, i) => {
      element.style.containIntrinsicBlockSize = `auto ${heights[i]}px`;
    });
  }
}

/** As in layout.css: up to this width the page scrolls, not the drawing. */
const PAGE_SCROLLS = '(max-width: 52rem)';

function isSelected(target) {
  const selection = getSelection();
  return !selection.isCollapsed && selection.containsNode(target, true);
}
