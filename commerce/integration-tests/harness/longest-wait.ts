import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds between two calls that are asked all the while. */
const EVERY_MS = 5;

/**
 * Makes a call again and again while some work goes on.
 * @returns what the work gave, and which share of its time (0 to 1) the longest call had to wait: close to 1 where the
 * work held up everybody, whatever the speed of the machine
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
