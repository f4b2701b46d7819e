import { inOrder } from '../../model/order.js';
import { chooseAt, chooseChunk, ownersAt } from '../../state/choice.js';

/**
 * A click chooses the chunk of a place, and a further one the next of those that share it;
 * the chunk under a mouse is looked at without choosing it.
 *
 * @param {HTMLElement} paper
 * @param {object} store
 * @param {(target: Element) => import('../../model/segments.js').Place | undefined} placeOf
 */
export function chooseByPointer(paper, store, placeOf) {
  paper.addEventListener('click', ({ target, clientX, clientY }) => {
    const place = placeOf(target) ?? placeOf(elementNear(clientX, clientY));
    if (!place || !getSelection().isCollapsed) return;
    const { drawn, chosen } = store.get();
    store.set({ chosen: chooseAt(drawn.result, place.from, chosen), hovered: null });
  });
  lookByPointer(paper, store, (target) => {
    const place = placeOf(target);
    return place && lookAt(place.from, store.get());
  });
}

/**
 * Looks at the chunk to which a mouse is moved. What only scrolls by under it is not looked at.
 *
 * @param {HTMLElement} view
 * @param {object} store
 * @param {(target: Element) => import('../../state/choice.js').Choice | null | undefined} choiceAt
 */
export function lookByPointer(view, store, choiceAt) {
  let here = '';
  const placeOf = ({ clientX, clientY }) => `${clientX} ${clientY}`;
  view.addEventListener('pointerover', (event) => {
    const choice = event.pointerType === 'mouse' ? choiceAt(event.target) : null;
    if (placeOf(event) === here) store.set({ hovered: null });
    else if (choice) store.set({ hovered: choice });
  });
  view.addEventListener('pointermove', (event) => { here = placeOf(event); });
  view.addEventListener('pointerleave', () => store.set({ hovered: null }));
}

/** What draws the text nearest to a point: rows have gaps, and lines an empty end. */
function elementNear(x, y) {
  const node = document.caretPositionFromPoint
    ? document.caretPositionFromPoint(x, y)?.offsetNode
    : document.caretRangeFromPoint(x, y)?.startContainer;
  return node?.parentElement;
}

/** Of the chunks that cover an offset, the chosen one, else the last. */
function lookAt(at, { drawn, chosen }) {
  const { first, last } = ownersAt(drawn.result, at);
  const isChosen = chosen && chosen.chunk >= first && chosen.chunk <= last;
  return { chunk: isChosen ? chosen.chunk : last, at, reveal: false };
}

/**
 * Arrow keys go from chunk to chunk, Home and End to the first and the last, Escape chooses none.
 * Where the view can be scrolled sideways, left and right do that.
 *
 * @param {HTMLElement} view what has the focus
 * @param {object} store
 * @param {() => number} firstSeen the chunk to begin with where none is chosen
 * @param {() => import('../../model/order.js').Order} [orderNow] which chunks it shows, in what order
 */
export function chooseByKey(view, store, firstSeen, orderNow = () => inOrder(store.get().drawn.result.count)) {
  view.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const { drawn: { result }, chosen } = store.get();
    if (!result?.count) return;
    const { count, chunkAt, positionOf } = orderNow();
    const position = chosen ? positionOf(chosen.chunk) : -1;
    const go = (step) => (position === -1 ? positionOf(firstSeen()) : position + step);
    const next = {
      ArrowRight: () => go(1),
      ArrowLeft: () => go(-1),
      ArrowDown: () => go(1),
      ArrowUp: () => go(-1),
      Home: () => 0,
      End: () => count - 1,
    }[event.key];
    if (SIDEWAYS.includes(event.key) && view.scrollWidth > view.clientWidth) return;
    if (next) store.set({ hovered: null, chosen: chooseChunk(result, chunkAt(Math.max(0, Math.min(next(), count - 1)))) });
    else if (event.key === 'Escape') store.set({ chosen: null });
    else return;
    event.preventDefault();
  });
}

const SIDEWAYS = ['ArrowLeft', 'ArrowRight'];
