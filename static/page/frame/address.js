import { readLink, writeLink } from '../../model/link.js';
import { linkRemarks } from '../../state/initial-state.js';
import { takeSettings } from '../../state/replace-document.js';
import { byId } from '../dom/dom.js';

/** Browsers refuse more than a hundred changes of the address in 30 s: so long between two, in ms. */
const FOLLOW = 400;

/** Settings that have stood for so long are an entry of their own in the history, in ms. */
const SETTLE = 1000;

/**
 * The address follows the settings, and the settings follow the address: a link, the browser's
 * back and forward, or what the user writes into it.
 *
 * An address without settings, as the page may be opened with, stays as it is; its entry in the
 * history knows them all the same.
 */
export function showAddress(store) {
  let settled = writeLink(store.get().settings);
  let settledAddress = location.hash ? `#${settled}` : location.href;
  let following = 0;
  let settling = 0;
  replace(settled, settledAddress);
  keepJumpsOut();

  store.subscribe(['settings'], ({ settings }) => {
    if (!settling && writeLink(settings) === settled) return;
    following ||= setTimeout(follow, FOLLOW);
    clearTimeout(settling);
    settling = setTimeout(settle, SETTLE);
  });
  addEventListener('hashchange', () => {
    stop();
    const { settings: base, catalogue, remarks } = store.get();
    const fragment = location.hash || history.state?.fragment || '';
    const { settings, ignored } = readLink(fragment, catalogue) ?? { settings: base, ignored: [] };
    settled = writeLink(settings);
    settledAddress = location.hash ? `#${settled}` : location.href;
    replace(settled, settledAddress);
    const others = remarks.filter(({ kind }) => kind !== 'link');
    store.set({ ...takeSettings(store.get(), settings), remarks: [...others, ...linkRemarks(ignored)] });
  });

  function follow() {
    following = 0;
    const now = writeLink(store.get().settings);
    replace(now, `#${now}`);
  }

  function settle() {
    stop();
    replace(settled, settledAddress);
    const now = writeLink(store.get().settings);
    if (now === settled) return;
    settled = now;
    settledAddress = `#${now}`;
    history.pushState({ ...history.state, fragment: now }, '', settledAddress);
  }

  function stop() {
    clearTimeout(following);
    clearTimeout(settling);
    following = 0;
    settling = 0;
  }
}

function replace(fragment, address) {
  history.replaceState({ ...history.state, fragment }, '', address);
}

/** A link to a part of the page goes there without changing the address, which holds the settings. */
function keepJumpsOut() {
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#"]');
    const target = link && byId(link.hash.slice(1));
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView();
    target.focus();
  });
}
