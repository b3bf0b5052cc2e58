import { setImmediate as nextTurn } from "node:timers/promises";

export interface RenderTurns {
  /** Waits for a turn of the event loop that no other page is rendered in. */
  take(): Promise<void>;
  /** milliseconds that whoever waits longest has waited */
  waitingMs(): number;
}

/**
 * Many pages that became ready together would otherwise be rendered on end, and every call would wait for all of them.
 */
export function createRenderTurns(now: () => number = () => performance.now()): RenderTurns {
  const waiting: number[] = [];
  let last: Promise<void> = Promise.resolve();
  return {
    take() {
      waiting.push(now());
      last = last.then(() => nextTurn()).then(() => void waiting.shift());
      return last;
    },
    waitingMs: () => (waiting[0] === undefined ? 0 : now() - waiting[0]),
  };
}
