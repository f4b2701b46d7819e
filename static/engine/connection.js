/** The worker is gone, or does not answer. */
export class WorkerLost extends Error {
  name = 'WorkerLost';
}

/** One live worker, with what it has been given so far. */
export class Connection {
  /** The document that the worker holds; null before the first. @type {string | null} */
  text = null;

  /** Encodings asked for so far; each settles to '' or to why it is not exact.
   * @type {Map<string, Promise<string>>} */
  encodings = new Map();

  /** Hears how far a call is that is not done yet. @type {(work: object) => void} */
  onwork = () => {};

  /** What begins the wait for a sign anew, for each call that is not done. @type {Set<() => void>} */
  #silences = new Set();

  #worker;
  #patience;
  #lose;
  #lost;

  /**
   * @param {Worker & {sync: object}} worker
   * @param {number} patience how long a call may be silent before the worker counts as lost, in ms
   */
  constructor(worker, patience) {
    this.#worker = worker;
    this.#patience = patience;
    this.#lost = new Promise((_, reject) => { this.#lose = reject; });
    this.#lost.catch(() => {});
    const lose = (event) => {
      event.preventDefault?.();
      this.#lose(new WorkerLost(event.message ?? event.error?.message));
    };
    worker.sync.report = (stage, fraction) => this.#hear({ stage, fraction });
    worker.onerror = lose;
    worker.addEventListener('error', lose);
  }

  /**
   * Call a function of chunker/page/worker.py.
   * @param {string} name
   * @param {...unknown} values strings and numbers
   * @returns {Promise<any>} rejects with WorkerLost, or with Python's traceback
   */
  async call(name, ...values) {
    const silence = this.#listen(name);
    try {
      return await Promise.race([this.#worker.sync[name](...values), this.#lost, silence.over]);
    } finally {
      silence.end();
    }
  }

  /**
   * Whether the worker answers now, or within a time: it does not while it works. One that is lost
   * is free: the next call says so.
   * @param {number} most in milliseconds
   * @returns {Promise<boolean>}
   */
  async isFree(most) {
    if (this.#silences.size === 0) return true;
    let timer;
    const busy = new Promise((resolve) => { timer = setTimeout(resolve, most, false); });
    const answered = Promise.race([this.#worker.sync.answer(), this.#lost]).then(() => true, () => true);
    try {
      return await Promise.race([answered, busy]);
    } finally {
      clearTimeout(timer);
    }
  }

  #hear(work) {
    for (const restart of this.#silences) restart();
    this.onwork(work);
  }

  /** A promise that rejects when nothing is heard of a call for too long. */
  #listen(name) {
    let timer;
    let restart;
    const over = new Promise((_, reject) => {
      const lose = () => reject(new WorkerLost(`no answer to ${name}`));
      restart = () => {
        clearTimeout(timer);
        timer = setTimeout(lose, this.#patience);
      };
    });
    restart();
    this.#silences.add(restart);
    const end = () => {
      clearTimeout(timer);
      this.#silences.delete(restart);
    };
    return { over, end };
  }

  /** End the worker; calls that wait reject with WorkerLost. */
  close() {
    this.#worker.terminate();
    this.#lose(new WorkerLost('closed'));
  }
}
