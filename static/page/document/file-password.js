import { byId } from '../dom/dom.js';

/**
 * Asks for the password of a file that is locked with one. It goes nowhere but into the reader.
 *
 * @param {object} store
 * @param {ReturnType<typeof import('./opening.js').createOpener>} opener
 */
export function showFilePassword(store, opener) {
  const row = byId('file-password');
  const input = byId('password');

  store.subscribe(['locked'], ({ locked }) => {
    row.hidden = !locked;
    input.value = '';
    if (locked) input.focus();
  });
  byId('password-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const { file, options } = store.get().locked;
    opener.open(file, { ...options, password: input.value });
  });
}
