import { countOf, formatNumber } from '../../model/format.js';
import { byId } from '../dom/dom.js';
import { focusDocument } from './document-input.js';

/** How long the document is, whether that is too long, and a way to clear it. */
export function showDocumentFacts(store) {
  const clear = byId('clear');
  let cleared = '';

  store.subscribe(['text', 'drawn'], ({ text, drawn, catalogue: { limits } }) => {
    byId('document-length').textContent = text ? lengthOf(text, drawn) : '';
    byId('document-problem').textContent = tooLong(text.length, limits.characters);
    clear.textContent = text === '' && cleared ? 'Bring back' : 'Clear';
    clear.disabled = text === '' && !cleared;
  });
  clear.addEventListener('click', () => {
    const { text } = store.get();
    const next = text === '' ? cleared : '';
    cleared = text;
    store.set({ text: next });
    focusDocument();
  });
}

/** Exact once it was counted; before, UTF-16 units are near enough. */
function lengthOf(text, { text: drawnText, result }) {
  const counted = text === drawnText ? result?.figures?.document_characters : undefined;
  return countOf(counted ?? text.length, 'character');
}

function tooLong(length, limit) {
  if (length <= limit) return '';
  return `Too long by ${countOf(length - limit, 'character')}: the limit is ${formatNumber(limit)}. `
    + 'The text is kept, but it is not cut. Shorten it, or replace it.';
}
