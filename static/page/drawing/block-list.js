import { cutBlocks } from '../../model/blocks.js';
import { countUpTo } from '../../model/segments.js';
import { estimateHeights } from './block-height.js';
import { snapOf } from './letter-spacing.js';
import { Nearness } from './near-viewport.js';
import { paintChunks } from './paint.js';

/**
 * A stretch of the document in an element of its own.
 * @typedef {object} Block
 * @property {HTMLElement} element
 * @property {number} from
 * @property {number} to
 * @property {import('../../model/segments.js').Place[] | null} places what is painted; null while bare
 * @property {number} edition which showing it was painted for; 0 for none
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
  #edition = 0;
  #ahead = 0;
  #width = 0;
  #paper;
  #onpaint;
  #nearness;

  /**
   * @param {HTMLElement} paper holds the blocks
   * @param {HTMLElement} scroller what scrolls it, where that is not the page
   * @param {(block: Block) => void} onpaint called behind each painting
   */
  constructor(paper, scroller, onpaint) {
    this.#paper = paper;
    this.#onpaint = onpaint;
    this.#nearness = new Nearness(scroller, (element, isNear) => {
      const block = this.#byElement.get(element);
      if (isNear) this.#come(block);
      else this.#go(block);
    });
    new ResizeObserver(() => this.#fitWidth()).observe(paper);
  }

  /**
   * Shows a text with its chunks, or bare where `chunks` is null: at once what is in sight, in
   * the next frame what is near it. Blocks at the beginning that hold what they held before stay.
   */
  show(text, chunks) {
    this.#chunks = chunks;
    this.#edition += 1;
    if (text !== this.#text) this.#layOut(text);
    if (this.#near.size === 0) this.#findNear();
    for (const block of this.#near) {
      if (this.#nearness.placeOf(block.element) === 0) this.#paint(block);
    }
    cancelAnimationFrame(this.#ahead);
    this.#ahead = requestAnimationFrame(() => {
      for (const block of this.#near) this.#paint(block);
    });
  }

  /** The blocks that are painted with the chunks of now. */
  *painted() {
    for (const block of this.#near) if (block.places && block.edition === this.#edition) yield block;
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
    this.#come(block);
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
    for (const block of this.#blocks) if (block.from < most) this.#paint(block);
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
    this.#findNear();
  }

  /** Finds what is in sight without waiting for the browser to tell. */
  #findNear() {
    for (const block of this.#blocks) {
      const place = this.#nearness.placeOf(block.element);
      if (place > 0) return;
      if (place === 0) this.#near.add(block);
    }
  }

  #countSame(text, cuts) {
    const differs = this.#blocks.findIndex(({ from, to }, i) =>
      cuts[i + 1] !== to || text.slice(from, to) !== this.#text.slice(from, to));
    return differs === -1 ? this.#blocks.length : differs;
  }

  #add(from, to) {
    const element = document.createElement('div');
    element.className = 'block';
    const block = { element, from, to, places: null, edition: 0 };
    this.#blocks.push(block);
    this.#byElement.set(element, block);
    element.textContent = this.#text.slice(from, to);
    this.#nearness.watch(element);
    return block;
  }

  #remove(block) {
    this.#near.delete(block);
    this.#nearness.unwatch(block.element);
    block.element.remove();
  }

  #come(block) {
    this.#near.add(block);
    this.#paint(block);
  }

  #go(block) {
    if (!this.#near.has(block) || isSelected(block.element)) return;
    this.#near.delete(block);
    this.#erase(block);
    block.edition = 0;
  }

  #paint(block) {
    if (block.edition === this.#edition) return;
    const { element, from, to } = block;
    block.edition = this.#edition;
    if (this.#chunks) {
      block.places = paintChunks(element, this.#text, from, to, this.#chunks);
      this.#onpaint(block);
    } else {
      this.#erase(block);
    }
  }

  #erase(block) {
    if (!block.places) return;
    block.places = null;
    block.element.textContent = this.#text.slice(block.from, block.to);
  }

  /** Fits the blocks to another width; their height changes whenever one of them is laid out. */
  #fitWidth() {
    if (this.#paper.clientWidth === this.#width) return;
    this.#width = this.#paper.clientWidth;
    this.#fit();
  }

  #fit() {
    const { rowHeight, heights } = estimateHeights(this.#paper, this.#text, this.#blocks);
    this.#paper.style.setProperty('--row', `${rowHeight}px`);
    this.#paper.style.letterSpacing = snapOf(this.#paper);
    this.#blocks.forEach(({ element }, i) => {
      element.style.containIntrinsicBlockSize = `auto ${heights[i]}px`;
    });
  }
}

/** Asking for the selection makes the browser lay out all that has changed, so it is kept. */
let hasSelection = false;
document.addEventListener('selectionchange', () => { hasSelection = !getSelection().isCollapsed; });

const isSelected = (target) => hasSelection && getSelection().containsNode(target, true);
