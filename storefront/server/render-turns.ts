import { setImmediate as nextTurn } from "node:timers/promises";

export interface RenderTurns {
  /** Waits for a turn of the event loop in which no other page is rendered. */
  take(): Promise<void>;
  /** milliseconds of the longest current wait */
  waitingMs(): number;
}

/**
 * Pages that become ready together would otherwise be rendered in a row, and every API call would wait for all of
 * them.
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
