/**
 * Runs the newest of many requests, and none twice.
 *
 * A run that is soon over is left to end, so that a moving slider shows something on its way;
 * one that takes longer than `patience` is overtaken by the newest request.
 */
export class Newest {
  #run;
  #patience;
  #current = null;
  #waiting = false;
  #startedAt = 0;
  #timer = 0;

  /**
   * @param {(isNewest: () => boolean) => Promise<void>} run does the work; must not reject
   * @param {number} patience in milliseconds
   */
  constructor(run, patience) {
    this.#run = run;
    this.#patience = patience;
  }

  /** Asks for a run with whatever is the newest by then. */
  request() {
    if (!this.#current) {
      this.#start();
    } else if (!this.#waiting) {
      this.#waiting = true;
      const left = this.#startedAt + this.#patience - performance.now();
      this.#timer = setTimeout(() => this.#start(), Math.max(0, left));
    }
  }

  async #start() {
    clearTimeout(this.#timer);
    this.#waiting = false;
    this.#startedAt = performance.now();
    const run = {};
    this.#current = run;
    await this.#run(() => this.#current === run);
    if (this.#current !== run) return;
    this.#current = null;
    if (this.#waiting) this.#start();
  }
}
