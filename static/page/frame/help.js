import { byId, element } from '../dom/dom.js';

/** Opens the help; its list of strategies is the catalogue's. */
export function offerHelp(store) {
  const dialog = byId('help');
  const { strategies } = store.get().catalogue;

  byId('help-strategies').replaceChildren(...strategies.map(({ label, summary }) => element(
    'div', {}, element('dt', { textContent: label }), element('dd', { textContent: summary }),
  )));
  byId('open-help').addEventListener('click', () => dialog.showModal());
  byId('close-help').addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
}
