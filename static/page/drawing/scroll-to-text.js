import { element, letterAt } from '../dom/dom.js';

/** Where the row of a letter of an element is. @returns {DOMRect} */
export function rowAt(parent, offset) {
  const { node, at } = letterAt(parent, offset);
  const range = document.createRange();
  range.setStart(node, offset - at);
  range.setEnd(node, offset - at + 1);
  return range.getClientRects()[0] ?? parent.getBoundingClientRect();
}

/**
 * Scrolls a row to the middle of what is seen; where another stretch fits with it, both of them.
 * @param {HTMLElement} view positioned; holds the rows
 * @param {DOMRect} row
 * @param {DOMRect} other
 * @returns {boolean} whether they moved
 */
export function scrollToRows(view, row, other) {
  const top = Math.min(row.top, other.top) - row.height;
  const bottom = Math.max(row.bottom, other.bottom) + row.height;
  const isFit = bottom - top <= heightSeen(view);
  const { height } = row;
  return scrollTo(view, ...(isFit ? [top, bottom] : [row.top - height, row.bottom + height]));
}

/** Scrolls what is between two heights, as they are now, to the middle of what is seen. */
function scrollTo(view, top, bottom) {
  const aim = element('div', { className: 'aim' });
  const edge = view.getBoundingClientRect().top + view.clientTop - view.scrollTop;
  Object.assign(aim.style, { top: `${top - edge}px`, height: `${bottom - top}px` });
  view.append(aim);
  aim.scrollIntoView({ block: 'center' });
  const isMoved = Math.abs(aim.getBoundingClientRect().top - top) >= 1;
  aim.remove();
  return isMoved;
}

/** How high what is seen is of what a view holds, which scrolls itself or with the page. */
function heightSeen(view) {
  const scroller = getComputedStyle(view).overflowY === 'visible' ? document.documentElement : view;
  const covered = parseFloat(getComputedStyle(scroller).scrollPaddingBottom) || 0;
  return scroller.clientHeight - covered;
}
