/** So many tasks wait while one runs: each holds a batch in memory. */
const WAITING_MAX = 2;

/** Runs one task after another. */
export class SerialQueue {
  readonly #waiting: Promise<unknown>[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  /** Takes a task. Resolves as soon as there is room for the next; rejects with the first failure of a task. */
  async add(task: () => Promise<unknown>): Promise<void> {
    this.#last = this.#last.then(() => (this.#isStopped ? undefined : task()));
    // seen by whoever adds the next, or drains
    this.#last.catch(() => undefined);
    this.#waiting.push(this.#last);
    if (this.#waiting.length > WAITING_MAX) await this.#waiting.shift();
  }

  /** Resolves when all tasks are done; rejects with the first failure. */
  async drain(): Promise<void> {
    await this.#last;
  }

  /** Starts no task any more. Resolves when the one that runs has ended, however it did. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#last.catch(() => undefined);
  }
}
