import { takeHeld } from '../../offline/hand-over.js';

/** Where the service worker sends the browser with what another app shared. */
const QUERY = 'share';

const LOST = 'What was shared did not arrive. Share it again.';
const NOTHING = 'What was shared holds neither a file nor a text.';
const UNREADABLE = 'The file could not be read. It may have been moved or deleted.';

/**
 * Documents from the system, where the page is installed: files opened with it, and what other apps
 * share (`file_handlers` and `share_target` in manifest.webmanifest).
 *
 * @param {object} store
 * @param {ReturnType<typeof import('./opening.js').createOpener>} opener
 * @param {ReturnType<typeof import('./receiving.js').createReceiver>} receive
 */
export function takeFromSystem(store, opener, receive) {
  globalThis.launchQueue?.setConsumer(async ({ files = [] }) => {
    try {
      await opener.openFirst(await Promise.all(files.map((file) => file.getFile())));
    } catch {
      store.set({ problem: UNREADABLE });
    }
  });
  takeShared();

  async function takeShared() {
    const name = new URLSearchParams(location.search).get(QUERY);
    if (name === null) return;
    history.replaceState(history.state, '', location.pathname + location.hash);
    const shared = await takeHeld(name);
    if (!shared) {
      store.set({ problem: LOST });
      return;
    }
    const { files, title, text, url } = shared;
    const words = text || url;
    if (files.length) await opener.openFirst(files);
    else if (words) await receive(words, title);
    else store.set({ problem: NOTHING });
  }
}
