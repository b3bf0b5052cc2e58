import type { MedusaContainer } from "@medusajs/framework/types";

type Read<T> = (container: MedusaContainer) => Promise<T>;

/** A read whose answer is kept. */
export interface CachedRead<T> extends Read<T> {
  /** Makes the next reader read anew. */
  forget: () => void;
}

/**
 * `read` with its answer kept for `keptMs`, read once for all who ask. A failure is for those who wait and is not kept.
 * Another process's writes show after that time; this one's at once, if whoever hears of them calls `forget`.
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
