import { writeCost } from '../../model/cost.js';
import { writeLink } from '../../model/link.js';
import { byId } from '../dom/dom.js';
import { forgetDocument, keepDocument } from './stored-document.js';
import { forgetKept, keep, keepWhetherText } from './stored-settings.js';

/** What changes is kept once it has stood for so long, in milliseconds. */
const REST = 400;

/**
 * Keeps the last settings and costs on the device, and the text where the user ticks the box; forgets it all
 * at the press of a button. Where the browser keeps nothing, the page says so and works.
 */
export function showKeeping(store) {
  const tick = byId('keep-text');
  const status = byId('keep-status');
  const textLater = later(() => tryTo(keepText, 'The text is'));
  const waiting = [
    textLater,
    keepChanges('settings', ({ settings }) => writeLink(settings)),
    keepChanges('cost', ({ cost }) => writeCost(cost)),
  ];

  tick.checked = store.get().keepsText;
  store.subscribe(['text', 'source', 'keepsText'], ({ keepsText }) => {
    if (keepsText) textLater.start();
  });
  tick.addEventListener('change', async () => {
    store.set({ keepsText: tick.checked });
    if (tick.checked) return;
    textLater.stop();
    await tryTo(stopKeepingText, 'The text may still be', 'kept');
  });
  byId('forget').addEventListener('click', async () => {
    for (const { stop } of waiting) stop();
    tick.checked = false;
    store.set({ keepsText: false });
    if (await tryTo(forgetAll, 'Not everything could be', 'forgotten')) {
      status.textContent = 'All forgotten: nothing of yours is kept on this device now. Settings are kept again once you change one.';
    }
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const { flush } of waiting) flush();
  });

  /** Keeps part of the state, as `write` puts it, once it differs from what the page began with. */
  function keepChanges(name, write) {
    let last = write(store.get());
    const keeping = later(() => tryTo(() => keep(name, last), 'The settings are'));
    store.subscribe([name], (state) => {
      const now = write(state);
      if (now !== last) keeping.start();
      last = now;
    });
    return keeping;
  }

  async function keepText() {
    const { text, source } = store.get();
    keepWhetherText(true);
    await (text === '' ? forgetDocument() : keepDocument({ text, source }));
  }

  async function stopKeepingText() {
    keepWhetherText(false);
    await forgetDocument();
  }

  /** Does what the browser may refuse, and says so. @returns {Promise<boolean>} whether it was done */
  async function tryTo(act, subject, state = 'not kept') {
    try {
      await act();
      status.textContent = '';
      return true;
    } catch (error) {
      status.textContent = `${subject} ${state}: ${whyRefused(error)}`;
      return false;
    }
  }
}

/** What is the user's; the page itself, kept to work offline, holds nothing of it. */
async function forgetAll() {
  forgetKept();
  await forgetDocument();
}

function whyRefused({ name }) {
  return name === 'QuotaExceededError'
    ? 'there is no room for it on this device. The page works all the same.'
    : 'this browser does not allow it, as in a private window. The page works all the same.';
}

/** Something that is done after a rest; `flush` does it now where it is due. */
function later(act) {
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
  };
  const run = () => {
    stop();
    act();
  };
  return {
    stop,
    start() {
      stop();
      timer = setTimeout(run, REST);
    },
    flush: () => { if (timer) run(); },
  };
}
