import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "./commerce-process.ts";

/** Asks as a patient client does: what is refused for want of time or turn is asked again when it was told to. */
export async function patiently<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503 && answer.status !== 429) return answer;
    const { details } = answer.body as { details?: { retryAfter?: number } };
    await pause(1000 * (details?.retryAfter ?? 1));
  }
}
