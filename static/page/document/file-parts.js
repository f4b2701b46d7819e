import { byId, element } from '../dom/dom.js';

/**
 * Switches for what was left out of the file since it is no running text.
 *
 * @param {object} store
 * @param {ReturnType<typeof import('./opening.js').createOpener>} opener
 */
export function showFileParts(store, opener) {
  const list = byId('file-parts');

  store.subscribe(['source'], ({ source }) => {
    const focused = list.contains(document.activeElement) ? document.activeElement.value : '';
    const parts = (source?.file && source.parts) || [];
    list.hidden = parts.length === 0;
    list.replaceChildren(...parts.map(item));
    if (focused) list.querySelector(`[value=${focused}]`)?.focus();
  });
  list.addEventListener('change', () => {
    const { file, options } = store.get().source;
    const include = [...list.querySelectorAll(':checked')].map(({ value }) => value);
    opener.open(file, { ...options, include });
  });
}

function item({ name, label, included }) {
  const box = element('input', { type: 'checkbox', value: name, checked: included });
  return element('li', {}, element('label', { className: 'tick' }, box, element('span', { textContent: label })));
}
