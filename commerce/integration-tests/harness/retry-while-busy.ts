import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "./commerce-process.ts";

const PATIENCE_MS = 120_000;

/**
 * Calls as a well-behaved client does: what is refused with 503 or 429 is called again after the seconds it was told. A shop
 * that stays busy for two minutes is not busy but broken: its refusal is the answer.
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
