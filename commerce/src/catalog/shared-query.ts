import type { MedusaContainer } from "@medusajs/framework/types";

type Look<T> = (container: MedusaContainer) => Promise<T>;

/** A look that all who ask share. */
export interface SharedQuery<T> extends Look<T> {
  /** Makes whoever asks from now on see what was written until now. */
  invalidate: () => void;
}

/**
 * One `look` at a time, for all who ask while it is under way; what it saw is trusted for `trustedMs` of how long it took.
 * A look that was begun before `invalidate` may have missed what was written: who asks after it waits for the next. Unlike
 * `cacheFor` it never begins a second look beside the first, as a look goes on from where the last one ended.
 */
export function shareQuery<T>(
  look: Look<T>,
  trustedMs: (tookMs: number) => number,
  now: () => number = () => performance.now(),
): SharedQuery<T> {
  let seen: { answer: T; until: number } | undefined;
  let inProgress: { answer: Promise<T>; isTrusted: boolean } | undefined;

  async function begin(container: MedusaContainer): Promise<T> {
    const began = now();
    const mine = { answer: look(container), isTrusted: true };
    inProgress = mine;
    try {
      const answer = await mine.answer;
      const ended = now();
      seen = mine.isTrusted ? { answer, until: ended + trustedMs(ended - began) } : undefined;
      return answer;
    } finally {
      inProgress = undefined;
    }
  }

  async function ask(container: MedusaContainer): Promise<T> {
    while (inProgress && !inProgress.isTrusted) await inProgress.answer.catch(() => undefined);
    if (inProgress) return inProgress.answer;
    if (seen && now() < seen.until) return seen.answer;
    return begin(container);
  }

  return Object.assign(ask, {
    invalidate: () => {
      seen = undefined;
      if (inProgress) inProgress.isTrusted = false;
    },
  });
}
