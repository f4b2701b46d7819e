import { countOf, formatNumber } from '../../model/format.js';
import { isAnySelected } from '../../state/filter.js';
import { byId } from '../dom/dom.js';
import { tokenRange } from './histogram.js';

/** Which chunks the steps go through while it is not all of them, and a way back to all. */
export function showSelection(store) {
  const line = byId('selection');

  store.subscribe(['drawn'], ({ drawn: { result }, selection }) => {
    if (selection && selection.starts !== result?.starts) store.set({ selection: null });
  });
  store.subscribe(['selection', 'chosen'], ({ selection, chosen }) => {
    line.hidden = !selection;
    if (selection) byId('selection-words').textContent = words(selection, chosen);
  });
  byId('clear-selection').addEventListener('click', () => {
    store.set({ selection: null });
    byId('next-chunk').focus();
  });
}

/** `3 of 12 chunks with 33 to 40 tokens`, or without the `3 of` where another chunk is chosen. */
function words(selection, chosen) {
  const { chunks, before, first, last } = selection;
  const isAmong = chosen && isAnySelected(selection, chosen.chunk, chosen.chunk);
  const which = isAmong ? `${formatNumber(before[chosen.chunk] + 1)} of ` : '';
  return `${which}${countOf(chunks.length, 'chunk')} with ${tokenRange(first, last)}`;
}
