import { countOf } from '../../model/format.js';
import { pasteDocument } from '../../state/replace-document.js';
import { say } from '../dom/say.js';
import { focusDocument } from './document-input.js';

/** What a paste is for: what can be written into, and a dialog that is open. */
const OTHERS = 'textarea, input:not([type=radio], [type=checkbox], [type=range]), #document-summary, dialog';

/** A text that is pasted anywhere on the page becomes the document; what was there can be had back. */
export function takePastedText(store) {
  document.addEventListener('paste', (event) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!pasted || event.defaultPrevented || event.target.closest?.(OTHERS)) return;
    event.preventDefault();
    store.set(pasteDocument(store.get(), pasted));
    focusDocument();
    say(`The pasted text is the document now: ${countOf(pasted.length, 'character')}.`);
  });
}
