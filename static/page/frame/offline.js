import { ask, reaches, register } from '../../offline/service-worker.js';
import { showNewVersion } from './new-version.js';

/** Fetching what is used rarely may take so long, in milliseconds. */
const PATIENCE = 300_000;

/** A page that is looked at again asks for a new version, but not more often than so, in ms. */
const BETWEEN_CHECKS = 3_600_000;

/**
 * Makes the site work offline, once its first result is there and nothing is to do. From then on
 * `<html data-offline="ready">` and the store's `offline` say that all of it does.
 * @param {object} store
 */
export function workOffline(store) {
  if (!navigator.serviceWorker) return;
  const stop = store.onChange(['engine', 'busy'], ({ engine, busy }) => {
    if (engine.state !== 'ready' || busy) return;
    stop();
    whenIdle(() => start(store));
  });
}

async function start(store) {
  const registration = await register();
  if (!registration) return;
  showNewVersion(store, registration);
  checkWhenSeen(registration);
  try {
    const worker = registration.active ?? registration.installing ?? registration.waiting;
    await reaches(worker, 'activated');
    await ask(worker, { type: 'keepAll' }, PATIENCE);
  } catch {
    return; // Offline, or the host is not whole: what is there works; the next visit tries again.
  }
  document.documentElement.dataset.offline = 'ready';
  store.set({ offline: true });
}

/** Browsers look for a new version when a page is opened; many pages stay open for days. */
function checkWhenSeen(registration) {
  let last = performance.now();
  document.addEventListener('visibilitychange', () => {
    const now = performance.now();
    if (document.visibilityState !== 'visible' || now - last < BETWEEN_CHECKS) return;
    last = now;
    registration.update().catch(() => {});
  });
}

function whenIdle(act) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 1000);
}
