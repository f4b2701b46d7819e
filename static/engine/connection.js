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

  #worker;
  #patience;
  #lose;
  #lost;

  /**
   * @param {Worker & {sync: object}} worker
   * @param {number} patience how long a call may take before the worker counts as lost, in ms
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
    worker.onerror = lose;
    worker.addEventListener('error', lose);
  }

  /**
   * Call a function of chunker/worker.py.
   * @param {string} name
   * @param {...unknown} values strings and numbers
   * @returns {Promise<any>} rejects with WorkerLost, or with Python's traceback
   */
  async call(name, ...values) {
    let timer;
    const silent = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new WorkerLost(`no answer to ${name}`)), this.#patience);
    });
    try {
      return await Promise.race([this.#worker.sync[name](...values), this.#lost, silent]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** End the worker; calls that wait reject with WorkerLost. */
  close() {
    this.#worker.terminate();
    this.#lose(new WorkerLost('closed'));
  }
}
