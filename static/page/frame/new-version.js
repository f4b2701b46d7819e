import { countOf } from '../../model/format.js';
import { rememberHandOver, toHandOver } from '../../offline/hand-over.js';
import { ask, reaches } from '../../offline/service-worker.js';
import { byId } from '../dom/dom.js';
import { say } from '../dom/say.js';
import { focusView } from './views.js';

const READY = 'A new version is ready. Your text and settings stay.';
const FAILED = 'The new version did not start. Nothing is lost: go on, or try again.';

/** How long the new version may take to start, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Says that a new version is ready, and changes to it where the user wants it.
 * @param {object} store
 * @param {ServiceWorkerRegistration} registration
 */
export function showNewVersion(store, registration) {
  const notice = byId('new-version');
  let isChanging = false;

  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  if (registration.waiting) show(READY);
  byId('dismiss-version').addEventListener('click', () => {
    notice.hidden = true;
    focusView(store.get());
  });
  byId('reload').addEventListener('click', async () => {
    if (isChanging) return;
    isChanging = true;
    const problem = await change().catch(() => FAILED);
    if (problem) show(problem);
    isChanging = false;
  });

  /** The first version of all is no new one. @param {ServiceWorker | null} worker */
  function watch(worker) {
    if (worker && registration.active) reaches(worker, 'installed').then(() => show(READY), () => {});
  }

  /** @param {string} words */
  function show(words) {
    notice.hidden = false;
    byId('new-version-words').textContent = words;
    say(words);
  }

  /** Reloads the page in the new version, or says why not. @returns {Promise<string>} */
  async function change() {
    const { active } = registration;
    const worker = registration.waiting ?? active;
    const others = await ask(worker, { type: 'countOthers' });
    if (others) {
      return `${countOf(others, 'other tab')} with this page must be closed first: `
        + 'a version in use is not taken away.';
    }
    if (worker !== active) await passOn(active, worker);
    const name = await ask(worker, { type: 'takeOver', value: toHandOver(store.get()) });
    await Promise.race([
      reaches(worker, 'activated'),
      new Promise((_, reject) => setTimeout(reject, PATIENCE)),
    ]);
    if (!await ask(worker, { type: 'holds', name })) return FAILED;
    rememberHandOver(name);
    location.reload();
    return '';
  }
}

/** While a worker holds something, it is not idle, and the one after it does not start. */
async function passOn(from, to) {
  for (const [name, value] of await ask(from, { type: 'giveUp' })) {
    await ask(to, { type: 'hold', name, value });
  }
}
