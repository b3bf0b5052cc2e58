import type { MedusaContainer } from "@medusajs/framework/types";

type Read<T> = (container: MedusaContainer) => Promise<T>;

/** A cached read. */
export interface CachedRead<T> extends Read<T> {
  /** Drops the cached answer. */
  forget: () => void;
}

/**
 * Caches the answer of `read` for `cacheMs` and shares it among all callers. Failures reach the waiting callers and are
 * not cached. Another process's writes become visible after that time; this one's at once, if it calls `forget`.
 */
export function cacheFor<T>(cacheMs: number, read: Read<T>, now: () => number = Date.now): CachedRead<T> {
  let cached: { answer: Promise<T>; until: number } | undefined;
  function ask(container: MedusaContainer): Promise<T> {
    if (cached && cached.until > now()) return cached.answer;
    const mine = { answer: read(container), until: now() + cacheMs };
    cached = mine;
    mine.answer.catch(() => {
      if (cached === mine) cached = undefined;
    });
    return mine.answer;
  }
  return Object.assign(ask, { forget: () => void (cached = undefined) });
}
