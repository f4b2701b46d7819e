import { handOverAtOnce, rememberHandOver } from '../../offline/hand-over.js';
import { controller } from '../../offline/service-worker.js';
import { hasOwnText } from '../../state/replace-document.js';

/**
 * A reload brings the user's document back, by way of the service worker's memory. Where there is
 * no worker, and the text is not kept either, the browser asks before it goes.
 */
export function surviveReload(store) {
  /** The name to ask for it by; only that is written down. */
  const name = crypto.randomUUID?.() ?? '';
  const note = () => {
    const mine = hasOwnText(store.get()) && name;
    if (mine && !history.state?.handedOver) rememberHandOver(name);
  };

  store.subscribe(['text', 'source', 'former'], note);
  addEventListener('hashchange', note); // Another entry of the history has a state of its own.
  addEventListener('pagehide', () => {
    const worker = controller();
    if (worker && hasOwnText(store.get())) handOverAtOnce(worker, store.get());
  });
  addEventListener('beforeunload', (event) => {
    const state = store.get();
    if (hasOwnText(state) && !state.keepsText && !controller()) event.preventDefault();
  });
}
