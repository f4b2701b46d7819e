import { remember } from '../../model/memoize-one.js';
import { inOrder, orderOf } from '../../model/order.js';
import { listedChunks } from '../../state/listed.js';
import { byId, element } from '../dom/dom.js';
import { snapOf } from '../drawing/letter-spacing.js';
import { drawCard } from './card.js';
import { showChunkList } from './chunk-list.js';

/** Each chunk by itself, in the order of the document. */
export function showCards(store) {
  const list = byId('card-list');
  const order = remember((starts, selection) => {
    const chunks = listedChunks(starts, selection);
    return chunks ? orderOf(chunks, starts.length) : inOrder(starts.length);
  });
  /** The long chunks that are shown whole, of one cutting. */
  let whole = { starts: null, chunks: new Set() };

  const sample = list.appendChild(element('div', { className: 'card-text' }));
  list.style.setProperty('--snap', snapOf(sample));
  sample.remove();

  const { redraw, reveal } = showChunkList(store, {
    view: 'cards',
    scroller: byId('cards'),
    list,
    empty: byId('no-cards'),
    keys: ['selection', 'spaces'],
    orderOf: ({ drawn: { result }, selection }) => order(result.starts, selection),
    draw(chunk, place, { drawn: { text, result }, spaces }) {
      if (whole.starts !== result.starts) whole = { starts: result.starts, chunks: new Set() };
      return drawCard(text, result, chunk, { ...place, isWhole: whole.chunks.has(chunk), spaces });
    },
  });

  list.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button) return;
    const chunk = Number(button.closest('[data-chunk]').dataset.chunk);
    if (button.name === 'place') showInPlace(chunk);
    else showWhole(chunk, button.name === 'whole');
  });

  function showInPlace(chunk) {
    const at = store.get().drawn.result.starts[chunk];
    store.set({ view: 'place', chosen: { chunk, at, reveal: true } });
    byId('drawing').focus();
  }

  function showWhole(chunk, isWhole) {
    if (isWhole) whole.chunks.add(chunk);
    else whole.chunks.delete(chunk);
    redraw(chunk);
    if (!isWhole) reveal(chunk);
    list.querySelector(`[data-chunk="${chunk}"] .card-more`).focus({ preventScroll: true });
  }
}
