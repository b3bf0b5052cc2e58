/** So many pieces of work wait while one is done. */
const WAITING = 2;

/**
 * Does one piece of work after another. Resolves as soon as the next may come, so that a few wait, and without work when all
 * is done; rejects as the first piece that failed.
 */
export function inTurn(): (work?: () => Promise<unknown>) => Promise<unknown> {
  const waiting: Promise<unknown>[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (!work) return last;
    last = last.then(work);
    // seen by whoever waits for it
    last.catch(() => undefined);
    waiting.push(last);
    if (waiting.length > WAITING) await waiting.shift();
    return undefined;
  };
}
