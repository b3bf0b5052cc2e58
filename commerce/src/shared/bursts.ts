import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

export interface BurstOptions<Item> {
  /** Handles different items; never runs twice at the same time in this process. */
  handle: (container: MedusaContainer, items: Item[]) => Promise<void>;
  /** What failed, for the log; followed by what happens next. */
  failed: (count: number) => string;
  /** Milliseconds within which items are handled together. */
  gatherMs: number;
  /** Milliseconds until failed items are handled again; without it they are dropped. */
  retryMs?: number;
  /** Most items at a time. */
  most?: number;
}

/** Handles items that come in bursts together: repeats within a burst, or while others are handled, count once. */
export class Bursts<Item> {
  readonly #options: BurstOptions<Item>;
  readonly #waiting = new Set<Item>();
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;

  constructor(options: BurstOptions<Item>) {
    this.#options = options;
  }

  add(container: MedusaContainer, items: Iterable<Item>): void {
    for (const item of items) this.#waiting.add(item);
    this.#schedule(container, this.#options.gatherMs);
  }

  #schedule(container: MedusaContainer, delay: number): void {
    if (this.#waiting.size === 0 || this.#timer || this.#isRunning) return;
    this.#timer = setTimeout(() => void this.#run(container), delay).unref();
  }

  async #run(container: MedusaContainer): Promise<void> {
    const { handle, failed, gatherMs, retryMs, most = Infinity } = this.#options;
    this.#timer = undefined;
    this.#isRunning = true;
    const items = [...this.#waiting].slice(0, most);
    for (const item of items) this.#waiting.delete(item);
    let delay = gatherMs;
    try {
      await handle(container, items);
    } catch (error) {
      if (retryMs !== undefined) {
        for (const item of items) this.#waiting.add(item);
        delay = retryMs;
      }
      container.resolve(ContainerRegistrationKeys.LOGGER).error(failed(items.length), error as Error);
    }
    this.#isRunning = false;
    this.#schedule(container, delay);
  }
}
