import { ownersAt } from '../../state/choice.js';
import { element } from '../dom/dom.js';
import { chooseByKey, lookByPointer } from '../drawing/choosing.js';
import { nothingToDraw } from '../frame/empty-state.js';
import { LongList } from './long-list.js';

const NOT_YET = { title: 'No chunks yet', words: 'They are listed here as soon as the document is cut.' };

/**
 * A view that lists chunks, in step with what is chosen and looked at.
 *
 * @param {object} store
 * @param {object} parts
 * @param {string} parts.view its name in the store
 * @param {HTMLElement} parts.scroller takes the focus
 * @param {HTMLElement} parts.list     holds the items
 * @param {HTMLElement} [parts.header] what covers the scroller's upper edge
 * @param {HTMLElement} parts.empty    is shown while there is nothing to list
 * @param {string[]} parts.keys  what else in the store changes the list
 * @param {(state: object) => import('../../model/order.js').Order} parts.orderOf the same order again
 *   for a state with the same chunks in it
 * @param {(chunk: number, place: {position: number, count: number}, state: object) => HTMLElement} parts.draw
 * @returns {{redraw: (chunk: number) => void, reveal: (chunk: number) => void}} draws a chunk
 *   again, in its place; scrolls to it
 */
export function showChunkList(store, { view, scroller, list, header, empty, keys, orderOf, draw }) {
  /** What is listed while the view is open. */
  let listed = { result: null, order: null };
  let isOpen = false;
  const items = new LongList({ scroller, list, header, draw: drawAt });
  const itemOf = (chunk) => items.item(listed.order?.positionOf(chunk) ?? -1);

  store.subscribe(['drawn', 'view', ...keys], (state) => {
    const wasOpen = isOpen;
    isOpen = state.view === view;
    if (!isOpen) return;
    const isReordered = show(state);
    if (!wasOpen || isReordered) reveal(state.chosen);
  });
  follow('chosen');
  follow('hovered');
  store.subscribe(['chosen'], ({ chosen }) => {
    if (isOpen && chosen?.reveal) reveal(chosen);
  });
  chooseByPointer(scroller, store);
  chooseByKey(scroller, store, () => listed.order.chunkAt(items.anchor.index), () => listed.order);

  /** @returns {boolean} whether the same chunks are listed in another order */
  function show(state) {
    const { result } = state.drawn;
    const order = result && orderOf(state);
    const isReordered = Boolean(result) && result === listed.result && order !== listed.order;
    const anchor = isReordered ? { index: 0, offset: 0 } : anchorIn(result, order);
    listed = { result, order };
    empty.hidden = Boolean(order?.count);
    empty.replaceChildren(...inWords(nothingToDraw(state) ?? NOT_YET));
    items.show(order?.count ?? 0, anchor);
    return isReordered;
  }

  /** Where, under other settings, the text is that stands at the upper edge now. */
  function anchorIn(result, order) {
    const { index, offset } = items.anchor;
    const isSame = result?.starts === listed.result?.starts;
    if (!result || !listed.order?.count || isSame || index + offset === 0) return { index, offset };
    const { last } = ownersAt(result, listed.result.starts[listed.order.chunkAt(index)]);
    return { index: order.positionOf(Math.min(last, result.count - 1)), offset };
  }

  function reveal(choice) {
    const position = choice ? listed.order?.positionOf(choice.chunk) ?? -1 : -1;
    if (position !== -1) items.reveal(position, choice.at === listed.result.ends[choice.chunk] - 1 ? 'end' : 'start');
  }

  function drawAt(position) {
    const state = store.get();
    const chunk = listed.order.chunkAt(position);
    const item = draw(chunk, { position, count: listed.order.count }, state);
    item.dataset.chunk = chunk;
    for (const name of ['chosen', 'hovered']) if (state[name]?.chunk === chunk) mark(item, name, true);
    return item;
  }

  /** Marks the item of the chunk that a key of the store names. */
  function follow(name) {
    let marked = null;
    store.subscribe([name], (state) => {
      mark(marked && itemOf(marked.chunk), name, false);
      marked = state[name];
      mark(marked && itemOf(marked.chunk), name, true);
    });
  }

  return {
    redraw: (chunk) => items.redraw(listed.order.positionOf(chunk)),
    reveal: (chunk) => reveal({ chunk }),
  };
}

function mark(item, name, isOn) {
  item?.classList.toggle(name, isOn);
  if (name === 'chosen') item?.setAttribute('aria-current', isOn);
}

/** A click chooses the chunk of an item; the one under a mouse is looked at without choosing it. */
function chooseByPointer(scroller, store) {
  const choiceAt = (target) => {
    const { chunk } = target.closest('[data-chunk]')?.dataset ?? {};
    return chunk ? { chunk: Number(chunk), at: store.get().drawn.result.starts[chunk], reveal: false } : null;
  };
  scroller.addEventListener('click', ({ target }) => {
    const choice = choiceAt(target);
    const isElse = target.closest('button') || !getSelection().isCollapsed;
    if (choice && !isElse) store.set({ chosen: choice, hovered: null });
  });
  lookByPointer(scroller, store, choiceAt);
}

const inWords = ({ title, words }) => [
  element('p', { className: 'empty-title', textContent: title }),
  element('p', { textContent: words }),
];
