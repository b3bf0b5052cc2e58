import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "./commerce-process.ts";

export const PATIENCE_MS = 120_000;

/**
 * Repeats a call as a well-behaved client does: after 503 or 429 it waits for the seconds that the answer names. After
 * two minutes the refusal is returned.
 */
export async function retryWhileBusy<T>(call: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await call();
    if ((answer.status !== 503 && answer.status !== 429) || Date.now() > end) return answer;
    const { details } = answer.body as { details?: { retryAfter?: number } };
    await pause(1000 * (details?.retryAfter ?? 1));
  }
}
