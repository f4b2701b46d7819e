import { byId, element } from '../dom/dom.js';
import { focusView } from './views.js';

/**
 * What the user should know of a link or a file; each stays until it is dismissed, or until the
 * next of its kind.
 */
export function showRemarks(store) {
  const list = byId('remarks');
  store.subscribe(['remarks'], ({ remarks }) => {
    list.replaceChildren(...remarks.map((remark) => item(remark, () => dismiss(remark))));
    list.hidden = remarks.length === 0;
  });

  function dismiss(remark) {
    store.set({ remarks: store.get().remarks.filter((other) => other !== remark) });
    focusView(store.get());
  }
}

function item({ kind, text }, ondismiss) {
  const button = element('button', {
    type: 'button', className: 'quiet step', textContent: '×', 'aria-label': 'Dismiss',
  });
  button.addEventListener('click', ondismiss);
  const line = element('li', {}, element('span', { textContent: text, dir: 'auto' }), button);
  line.dataset.kind = kind;
  return line;
}
