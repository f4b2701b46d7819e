import { formatNumber } from '../../model/format.js';
import { byId } from '../dom/dom.js';

/** What stands in the drawing's place while there is nothing to draw. */
export function showEmptyState(store) {
  store.subscribe(['text', 'drawn', 'catalogue'], (state) => {
    const empty = nothingToDraw(state);
    byId('empty').hidden = !empty;
    byId('empty-title').textContent = empty?.title ?? '';
    byId('empty-words').textContent = empty?.words ?? '';
  });
}

/**
 * Why there is nothing to draw, for the user; null where there is something.
 * @returns {{title: string, words: string} | null}
 */
export function nothingToDraw({ text, catalogue: { limits } }) {
  if (text === '') {
    return { title: 'No document yet', words: 'Paste or type one, and see at once how it would be cut.' };
  }
  if (text.length <= limits.characters) return null;
  return {
    title: 'This document is too long to draw',
    words: `The limit is ${formatNumber(limits.characters)} characters. The text is kept as it is, and not cut.`,
  };
}
