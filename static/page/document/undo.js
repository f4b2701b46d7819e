import { Past } from '../../state/undo-history.js';

/**
 * Undo and redo across what the page puts into the text area by itself. The browser's own undo
 * knows nothing of that, and would splice older edits into a text that they do not fit; so it is
 * left alone with the edits since then only.
 *
 * @param {object} store
 * @param {HTMLTextAreaElement} area
 * @param {HTMLElement} summary stands in the area's place where the document is too long for it
 */
export function undoReplacements(store, area, summary) {
  const past = new Past();
  /** What was put into the text area last, as document and as shown there. */
  let filled = { text: store.get().text, value: '' };
  let isEdited = false;
  let isStepping = false;

  const isBrowsers = {
    undo: () => !area.hidden && area.value !== filled.value,
    redo: () => !area.hidden && isEdited,
  };

  /** @param {Event} event @param {'undo' | 'redo' | undefined} name */
  function step(event, name) {
    if (!name || isBrowsers[name]()) return;
    event.preventDefault();
    const text = past[name](store.get().text);
    if (text === undefined) return;
    isStepping = true;
    store.set({ text });
    isStepping = false;
  }

  for (const box of [area, summary]) {
    box.addEventListener('keydown', (event) => step(event, stepOfKey(event)));
  }
  area.addEventListener('beforeinput', (event) => {
    step(event, { historyUndo: 'undo', historyRedo: 'redo' }[event.inputType]);
  });

  return {
    /** The document gives way to a text that is no edit of it. */
    noteReplaced(before, text) {
      if (isStepping || before === text) return;
      past.add(...(filled.text === before ? [before] : [filled.text, before]));
    },
    /** The user has edited what stands in the text area. */
    noteEdited() {
      isEdited = true;
      past.forgetUndone();
    },
    /** The page has put a document into the text area. */
    noteFilled(text) {
      filled = { text, value: area.value };
      isEdited = false;
    },
  };
}

function stepOfKey({ key, ctrlKey, metaKey, shiftKey, altKey }) {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}
