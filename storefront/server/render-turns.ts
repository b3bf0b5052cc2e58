import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Waits for a turn of the event loop that no other page is rendered in. Many pages that became ready together would
 * otherwise be rendered on end, and every call would wait for all of them.
 */
export function createRenderTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => nextTurn()));
}
