import { formatNumber, countOf } from '../model/words.js';
import { byId } from './dom.js';
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

function words({ chunks, first, last }, chosen) {
  const index = chosen ? chunks.indexOf(chosen.chunk) : -1;
  const count = countOf(chunks.length, 'chunk');
  const which = index === -1 ? count : `${formatNumber(index + 1)} of ${count}`;
  return `${which} with ${tokenRange(first, last)}`;
}
