/** Longer than anything is kept; a question that never changes its answer ends here. */
const PATIENCE_MS = 5000;

/**
 * Asks until the answer is no, and gives how many milliseconds after the call of this the last yes was asked for: however
 * long a busy machine takes to answer, what is kept a second says no to whoever asks later.
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
