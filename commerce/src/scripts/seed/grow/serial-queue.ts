/** Tasks that may wait while one runs: each holds a batch in memory. */
const WAITING_MAX = 2;

/** Runs tasks one after another. */
export class SerialQueue {
  readonly #waiting: Promise<unknown>[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  /** Adds a task. Resolves when the next may be added; rejects with the first failure of a task. */
  async add(task: () => Promise<unknown>): Promise<void> {
    this.#last = this.#last.then(() => (this.#isStopped ? undefined : task()));
    // the next `add` or `drain` receives the failure
    this.#last.catch(() => undefined);
    this.#waiting.push(this.#last);
    if (this.#waiting.length > WAITING_MAX) await this.#waiting.shift();
  }

  /** Resolves when all tasks are done; rejects with the first failure. */
  async drain(): Promise<void> {
    await this.#last;
  }

  /** Starts no further task. Resolves when the running one has succeeded or failed. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#last.catch(() => undefined);
  }
}
