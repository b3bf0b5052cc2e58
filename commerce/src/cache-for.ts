import type { MedusaContainer } from "@medusajs/framework/types";

type Read<T> = (container: MedusaContainer) => Promise<T>;

/** A read whose answer is kept. */
export interface KeptRead<T> extends Read<T> {
  /** Makes the next reader read anew. */
  forget: () => void;
}

/**
 * `read` with its answer kept for `keptMs`, read once for all who ask. A failure is for those who wait and is not kept.
 * Another process's writes show after that time; this one's at once, if whoever hears of them calls `forget`.
 */
export function keptFor<T>(keptMs: number, read: Read<T>, now: () => number = Date.now): KeptRead<T> {
  let kept: { answer: Promise<T>; until: number } | undefined;
  function ask(container: MedusaContainer): Promise<T> {
    if (kept && kept.until > now()) return kept.answer;
    const mine = { answer: read(container), until: now() + keptMs };
    kept = mine;
    mine.answer.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return mine.answer;
  }
  return Object.assign(ask, { forget: () => void (kept = undefined) });
}
