import { byId } from './dom.js';

/** The views of the chunks, in the order of their tabs. Each has a tab, a panel and a scroller. */
export const VIEWS = { place: 'drawing', cards: 'cards', table: 'table' };

const NAMES = Object.keys(VIEWS);

/**
 * The tabs (WAI-ARIA tabs pattern, chosen with the focus), what stands beside them, and the panel
 * of the one that is chosen.
 */
export function showViews(store) {
  const tabs = byId('tabs');

  store.subscribe(['view'], ({ view }) => {
    for (const name of NAMES) {
      const tab = byId(`tab-${name}`);
      tab.setAttribute('aria-selected', name === view);
      tab.tabIndex = name === view ? 0 : -1;
      byId(`panel-${name}`).hidden = name !== view;
    }
    for (const part of document.querySelectorAll('[data-views]')) {
      part.hidden = !part.dataset.views.split(' ').includes(view);
    }
    document.querySelector('.skip').hash = VIEWS[view];
  });
  tabs.addEventListener('click', ({ target }) => {
    const tab = target.closest('[role="tab"]');
    if (tab) store.set({ view: tab.dataset.view });
  });
  tabs.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const at = NAMES.indexOf(store.get().view);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: NAMES.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    store.set({ view: NAMES.at(next % NAMES.length) });
    byId(`tab-${store.get().view}`).focus();
  });
}

/** The switch that shows white space as marks. */
export function showSpacesSwitch(store) {
  const box = byId('spaces');
  store.subscribe(['spaces'], ({ spaces }) => { box.checked = spaces; });
  box.addEventListener('change', () => store.set({ spaces: box.checked }));
}
