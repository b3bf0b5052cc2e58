import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds between two calls. */
const EVERY_MS = 5;

/**
 * Repeats a call while some work runs.
 * @returns the result of the work, and the longest call as a share (0 to 1) of its time: close to 1 when the work blocks
 * the process, whatever the speed of the machine
 */
export async function longestWait<T>(work: () => Promise<T>, call: () => Promise<unknown>) {
  let longest = 0;
  let working = true;
  const others = (async () => {
    while (working) {
      const startedAt = performance.now();
      await call();
      longest = Math.max(longest, performance.now() - startedAt);
      await pause(EVERY_MS);
    }
  })();
  const begun = performance.now();
  try {
    const result = await work();
    return { result, share: longest / (performance.now() - begun) };
  } finally {
    working = false;
    await others;
  }
}
