import { boot } from './boot.js';
import { Connection } from './connection.js';
import { SettingsError, run } from './job.js';

/**
 * What the engine is doing, for the page to say.
 * @typedef {{state: 'loading', again: boolean, loaded: number, total: number}
 *   | {state: 'ready'} | {state: 'failed', message: string}} Status
 * `again` is whether it had stopped while it worked. `loaded` and `total` are bytes, unpacked; both
 * are 0 until the first has come.
 */

/** How long the worker may be silent on one call before it counts as lost, in milliseconds. */
const PATIENCE = 60_000;

/** How long newer work waits for a worker that cannot leave the older before it is replaced, in ms. */
const GRACE = 10_000;

/** The page's side of the worker that cuts documents with the Python package. */
export class Engine {
  #onstatus;
  #patience;
  #grace;
  #text = '';
  /** @type {Promise<Connection> | null} */
  #connecting = null;
  #newest = new AbortController();

  /** @param {{onstatus?: (status: Status) => void, patience?: number, grace?: number}} [options] */
  constructor({ onstatus = () => {}, patience = PATIENCE, grace = GRACE } = {}) {
    this.#onstatus = onstatus;
    this.#patience = patience;
    this.#grace = grace;
  }

  /**
   * Load Python; a second call waits for the same start, or tries again behind one that failed.
   * @returns {Promise<void>} rejects with an Error whose message is for the user
   */
  async start() {
    await this.#connect();
  }

  /**
   * Take a document. The worker is handed it with the next settings, and only if it changed.
   * @param {string} text
   */
  async open(text) {
    this.#newest.abort();
    this.#text = text;
  }

  /**
   * Cut the document.
   * @param {object} settings as in the catalogue of start.json
   * @param {{onplaces?: (partial: object) => void,
   *   onprogress?: (progress: {stage: string, fraction: number}) => void}} [listeners]
   * @returns {Promise<object>} the result; rejects with an AbortError once a newer call is made,
   *   with a SettingsError for settings that cannot be used, else with an Error for the user
   */
  chunk(settings, listeners = {}) {
    this.#newest.abort();
    this.#newest = new AbortController();
    const { signal } = this.#newest;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      this.#cut(this.#text, settings, listeners, signal).then(resolve, reject);
    });
  }

  /**
   * Write the chunks of the newest result.
   * @param {'json' | 'jsonl' | 'csv'} format
   * @param {'utf16' | 'codepoints'} offsets what the positions count
   * @param {number} [length] the rough length of each part, in characters
   * @returns {AsyncGenerator<string>} the parts, in order
   */
  async* export(format, offsets, length = 1_000_000) {
    const connection = await this.#connect();
    await connection.call('export', format, offsets);
    for (;;) {
      const part = await connection.call('export_part', length);
      if (!part) return;
      yield part;
    }
  }

  /** Ask again for the tokenizers that could not be loaded. */
  async retryEncodings() {
    const { encodings } = await this.#connect();
    for (const [name, answer] of encodings) {
      if (await answer) encodings.delete(name);
    }
  }

  /** End the worker. The next call starts it again. */
  stop() {
    this.#newest.abort();
    this.#connecting?.then((connection) => connection.close(), () => {});
    this.#connecting = null;
  }

  /** Cut, once more in a new worker if the first is lost on the way. */
  async #cut(text, settings, listeners, signal) {
    for (let lost = false, again = false; ; again = true) {
      const connecting = this.#connect(again);
      const connection = await connecting;
      if (!await connection.isFree(this.#grace)) {
        // It cannot leave older work that nobody waits for any more.
        this.#drop(connecting);
        continue;
      }
      try {
        return await run(connection, text, settings, listeners, signal);
      } catch (error) {
        if (signal.aborted || error instanceof SettingsError) throw error;
        this.#drop(connecting);
        if (lost) throw failedTwice(error);
        lost = true;
      }
    }
  }

  #connect(again = false) {
    this.#connecting ??= this.#boot(again);
    return this.#connecting;
  }

  async #boot(again) {
    const onprogress = (bytes) => this.#onstatus({ state: 'loading', again, ...bytes });
    onprogress({ loaded: 0, total: 0 });
    try {
      const worker = await boot(onprogress);
      this.#onstatus({ state: 'ready' });
      return new Connection(worker, this.#patience);
    } catch (error) {
      this.#connecting = null;
      this.#onstatus({ state: 'failed', message: error.message });
      throw error;
    }
  }

  /** End a worker that is lost, unless another has taken its place already. */
  #drop(connecting) {
    connecting.then((connection) => connection.close());
    if (this.#connecting === connecting) this.#connecting = null;
  }
}

/** @param {Error} error */
function failedTwice(error) {
  const reason = error.message.trim().split('\n').pop();
  return new Error(`Python stopped twice while it cut this document (${reason}). `
    + 'The text and the settings are kept; try other settings or a shorter text.');
}
