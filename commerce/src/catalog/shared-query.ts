import type { MedusaContainer } from "@medusajs/framework/types";

type Query<T> = (container: MedusaContainer) => Promise<T>;

/** A query whose result all simultaneous callers share. */
export interface SharedQuery<T> extends Query<T> {
  /** Makes later callers see everything written until now. */
  invalidate: () => void;
}

/**
 * Runs one `query` at a time for all callers; its result is cached for `trustedMs(duration)`. A query that began before
 * `invalidate` may have missed a write, so later callers wait for the next one. Unlike `cacheFor`, never runs two at
 * once, because each query continues from the state of the previous one.
 */
export function shareQuery<T>(
  query: Query<T>,
  trustedMs: (tookMs: number) => number,
  now: () => number = () => performance.now(),
): SharedQuery<T> {
  let seen: { answer: T; until: number } | undefined;
  let inProgress: { answer: Promise<T>; isTrusted: boolean } | undefined;

  async function begin(container: MedusaContainer): Promise<T> {
    const began = now();
    const mine = { answer: query(container), isTrusted: true };
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
