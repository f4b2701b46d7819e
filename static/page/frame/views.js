import { byId } from '../dom/dom.js';

/** What scrolls in each view. */
const SCROLLERS = { place: 'drawing', cards: 'cards', table: 'table' };
const NAMES = Object.keys(SCROLLERS);

/**
 * The tabs (WAI-ARIA tabs pattern, chosen with the focus), what stands beside them, and the panel
 * of the one that is chosen.
 */
export function showViews(store) {
  const tabs = byId('tabs');
  const drawing = byId('drawing');
  /** How far the drawing is scrolled: some browsers forget it while they do not show it. */
  let scrolled = 0;

  store.subscribe(['view'], ({ view }) => {
    if (!byId('panel-place').hidden) scrolled = drawing.scrollTop;
    for (const name of NAMES) {
      const tab = byId(`tab-${name}`);
      tab.setAttribute('aria-selected', name === view);
      tab.tabIndex = name === view ? 0 : -1;
      byId(`panel-${name}`).hidden = name !== view;
    }
    for (const part of document.querySelectorAll('[data-views]')) {
      part.hidden = !part.dataset.views.split(' ').includes(view);
    }
    if (view === 'place') drawing.scrollTop = scrolled;
    document.querySelector('.skip').href = `#${SCROLLERS[view]}`;
  });
  tabs.addEventListener('click', ({ target }) => {
    if (target.dataset.view) store.set({ view: target.dataset.view });
  });
  tabs.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const at = NAMES.indexOf(store.get().view);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const view = NAMES.at(next % NAMES.length);
    store.set({ view });
    byId(`tab-${view}`).focus();
  });
}

/** Gives the focus to what scrolls in the view that is shown. @param {{view: string}} state */
export const focusView = ({ view }) => byId(SCROLLERS[view]).focus();

/** The switch that shows white space as marks. */
export function showSpacesSwitch(store) {
  const box = byId('spaces');
  store.subscribe(['spaces'], ({ spaces }) => { box.checked = spaces; });
  box.addEventListener('change', () => store.set({ spaces: box.checked }));
}
