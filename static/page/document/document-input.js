import { applyEdit, replaceShown, shownText } from '../../model/edit.js';
import { isUntouchedExample } from '../../state/replace-document.js';
import { byId } from '../dom/dom.js';
import { undoReplacements } from './undo.js';

/** A longer document is not put into the text area, which would freeze the page. */
const EDITABLE = 100_000;

/** Browsers take seconds to insert much more than this by themselves; up to it they can undo it. */
const INSERTABLE = 5_000;

/** So much of a document too long to edit is shown. */
const BEGINNING = 1_500;

/** What a text area cannot be trusted to take as it is. */
const DELICATE = /[\r\0]|\p{Surrogate}/u;

const NOTHING = { text: '', value: '' };

/** Gives the focus to the document, or to what stands in its place where it cannot be edited. */
export const focusDocument = () => (byId('document').hidden ? byId('document-summary') : byId('document')).focus();

/** The document: typed, pasted, cleared. What the text area shows is kept apart from it. */
export function showDocumentInput(store) {
  const area = byId('document');
  const summary = byId('document-summary');
  /** The document as it stands in the text area, and as that shows it. */
  let shown = NOTHING;
  let current = store.get().text;

  const { noteReplaced, noteEdited, noteFilled } = undoReplacements(store, area, summary);

  store.subscribe(['text'], ({ text }) => {
    const hadFocus = [area, summary].includes(document.activeElement);
    if (text !== shown.text) noteReplaced(current, text);
    current = text;
    const isEditable = text === shown.text || fill(text);
    area.hidden = !isEditable;
    summary.hidden = isEditable;
    byId('document-beginning').textContent = isEditable ? '' : text.slice(0, BEGINNING);
    if (hadFocus) focusDocument();
  });

  area.addEventListener('input', () => {
    const text = applyEdit(shown.text, shown.value, area.value, area.selectionStart);
    // What is typed may grow beyond what is filled in; what is dropped there may not.
    const isDropped = text.length - shown.text.length > INSERTABLE;
    shown = isDropped && text.length > EDITABLE ? NOTHING : { text, value: area.value };
    noteEdited();
    store.set({ text });
  });
  selectUntouched(store, area);
  area.addEventListener('paste', (event) => {
    if (isUntouchedExample(store.get())) area.select();
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length <= INSERTABLE && !DELICATE.test(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = area;
    store.set({ text: replaceShown(shown.text, selectionStart, selectionEnd, pasted) });
    const caret = area.value.length - (value.length - selectionEnd);
    area.setSelectionRange(caret, caret);
  });
  summary.addEventListener('paste', (event) => {
    event.preventDefault();
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted) store.set({ text: pasted });
  });

  /** Puts a text into the text area; false where it is too long, or would not come back whole. */
  function fill(text) {
    area.value = text.length <= EDITABLE ? text : '';
    shown = { text: text.length <= EDITABLE ? text : '', value: area.value };
    noteFilled(text);
    return shown.text === text && shown.value === shownText(text);
  }
}

/** An example as it came is selected with the first click or key, so that what is typed replaces it. */
function selectUntouched(store, area) {
  area.addEventListener('focus', () => {
    if (isUntouchedExample(store.get())) area.select();
  });
  area.addEventListener('mousedown', (event) => {
    if (document.activeElement === area || !isUntouchedExample(store.get())) return;
    event.preventDefault(); // It would set the caret.
    area.focus({ preventScroll: true });
  });
}
