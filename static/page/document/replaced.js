import { bringBack } from '../../state/replace-document.js';
import { byId } from '../dom/dom.js';
import { focusDocument } from './document-input.js';

/** Offers the user's own text again, where an example or a file took its place. */
export function showFormer(store) {
  const offer = byId('former');
  store.subscribe(['former'], ({ former }) => { offer.hidden = !former; });
  byId('bring-back').addEventListener('click', () => {
    store.set(bringBack(store.get()));
    focusDocument();
  });
}
