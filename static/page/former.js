import { bringBack } from '../model/replace.js';
import { byId } from './dom.js';

/** Offers the user's own text again, where an example or a file took its place. */
export function showFormer(store) {
  const offer = byId('former');
  store.subscribe(['former'], ({ former }) => { offer.hidden = !former; });
  byId('bring-back').addEventListener('click', () => {
    store.set(bringBack(store.get()));
    const { text, catalogue } = store.get();
    if (text.length <= catalogue.limits.characters) byId('document').focus();
  });
}
