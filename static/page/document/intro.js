import { isUntouchedExample } from '../../state/replace-document.js';
import { byId } from '../dom/dom.js';

/** What one sees, and why it matters, beside an example: a document of one's own needs no such words. */
export function showIntro(store) {
  store.subscribe(['text', 'source'], (state) => { byId('intro').hidden = !isUntouchedExample(state); });
}
