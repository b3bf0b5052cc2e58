import { caller } from "../../caller-context.ts";
import { overloaded } from "../../shared/bounded-queue.ts";

/** Time for the remaining writes and for sending the answer to the web server. */
const ANSWER_MS = 500;

/** The time until which the caller can still be answered; infinite for a job. */
export const answerableUntil = (): number => (caller()?.deadline ?? Infinity) - ANSWER_MS;

/**
 * The last step before a write: a caller who has been answered that the shop is overloaded must find nothing changed.
 * @throws ShopError 503 `overloaded`
 */
export function refuseLate(until = answerableUntil()): void {
  if (Date.now() > until) throw overloaded();
}
