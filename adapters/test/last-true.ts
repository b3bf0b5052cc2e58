/** Longer than any cache lifetime; ends the loop if the answer never changes. */
const PATIENCE_MS = 5000;

/**
 * Calls `ask` until it returns false, and returns the milliseconds until the start of the last call that returned true.
 * Independent of the speed of the machine: a call that starts after a cache entry has expired returns false.
 */
export async function lastTrueMs(ask: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  let last = 0;
  for (let at = began; at - began < PATIENCE_MS; at = performance.now()) {
    if (!(await ask())) return last;
    last = at - began;
  }
  return last;
}
