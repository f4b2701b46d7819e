import { chooseAgain } from './state/choice.js';
import { Newest } from './state/latest-only.js';

/** How long a run may go on before newer settings overtake it, in milliseconds. */
const PATIENCE = 200;

/** How long an edited text waits for more typing, in milliseconds. */
const TYPING = 60;

/** How long the drawing waits for a new text's chunks before it shows the text bare. */
const BARE = 400;

/**
 * Keeps the drawn chunks in step with the text and the settings, by way of the engine.
 * @param {ReturnType<typeof import('./state/store.js').createStore>} store
 */
export function createSession(store) {
  /** @type {import('./engine/engine.js').Engine | null} */
  let engine = null;
  let typing = 0;
  let bare = 0;
  const newest = new Newest(cut, PATIENCE);

  store.onChange(['settings', 'engine'], requestIfReady);
  store.onChange(['text'], (state) => {
    clearTimeout(typing);
    clearTimeout(bare);
    typing = setTimeout(requestIfReady, TYPING);
    bare = setTimeout(showBare, isReady() && canBeCut(state) ? BARE : 0);
  });
  store.onChange(['text', 'settings'], () => store.set({ busy: true }));

  function isReady() {
    return store.get().engine.state === 'ready';
  }

  function requestIfReady() {
    if (isReady()) newest.request();
  }

  /** Draws the text without chunks, unless its chunks have come. */
  function showBare() {
    const state = store.get();
    const text = canBeCut(state) ? state.text : '';
    if (state.drawn.text !== text) draw(text, null);
  }

  function draw(text, result) {
    const { drawn, chosen } = store.get();
    const kept = drawn.text === text ? chooseAgain(chosen, result) : null;
    store.set({ drawn: { text, result }, chosen: kept, hovered: null });
  }

  async function cut(isNewest) {
    const state = store.get();
    const { settings } = state;
    const text = canBeCut(state) ? state.text : '';
    const isWanted = () => isNewest() && store.get().text === state.text;
    await engine.open(text);
    try {
      const result = text === '' ? null : await engine.chunk(settings, {
        onplaces: (places) => isWanted() && draw(text, places),
        onprogress: (work) => isWanted() && store.set({ work }),
      });
      if (!isWanted()) return;
      draw(text, result);
      rest(settings, { failure: null, refused: null });
    } catch ({ name, field, message }) {
      if (name === 'AbortError' || !isWanted()) return;
      rest(settings, field ? { refused: { field, message } } : { failure: message });
    }
  }

  /** Ends a run: settings that have changed since then are still to come. */
  function rest(settings, outcome) {
    store.set({ busy: store.get().settings !== settings, work: null, ...outcome });
  }

  return {
    /**
     * Writes the chunks of the last cut (Engine.export). Where the worker is lost on the way, they
     * are cut again, so that the next try finds them; the error says so.
     */
    async* export(format, offsets) {
      try {
        yield* engine.export(format, offsets);
      } catch (error) {
        store.set({ busy: true });
        requestIfReady();
        throw new Error('Python stopped while it wrote the file, and starts again. Ask for the file again.', { cause: error });
      }
    },

    /** Loads Python, or tries again; what is there by then is cut. */
    async start() {
      store.set({ failure: null });
      try {
        const { Engine } = await import('./engine/engine.js');
        engine ??= new Engine({ onstatus: (status) => store.set({ engine: status }) });
        await engine.start();
      } catch ({ message }) {
        store.set({ engine: { state: 'failed', message } });
      }
    },

    /** Asks again for a tokenizer that could not be loaded, and cuts with what is there by then. */
    async retryTokenizer() {
      store.set({ busy: true });
      await engine.retryEncodings();
      newest.request();
    },
  };
}

/** Whether the document holds something, and not more than the limit. */
export const canBeCut = ({ text, catalogue }) =>
  text !== '' && text.length <= catalogue.limits.characters;
