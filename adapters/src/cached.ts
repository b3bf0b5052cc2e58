/**
 * Caches the result of `load` for `maxAgeMs`. Simultaneous callers share one load; when it fails they get the previous
 * result, if there is one.
 */
export function cached<T, A extends unknown[]>(
  maxAgeMs: number,
  load: (...args: A) => Promise<T>,
  now: () => number = Date.now,
): (...args: A) => Promise<T> {
  let last: Promise<T> | undefined;
  let until = 0;
  return (...args) => {
    if (last && until > now()) return last;
    const previous = last;
    const next = load(...args).catch((error: unknown) => {
      if (last === next) [last, until] = [previous, 0];
      if (previous) return previous;
      throw error;
    });
    [last, until] = [next, now() + maxAgeMs];
    return next;
  };
}
