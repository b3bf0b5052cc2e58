import { caller } from "../../caller-context.ts";
import { overloaded } from "../../shared/bounded-queue.ts";

/** For what is still written, and for the answer's way to the web server. */
const ANSWER_MS = 500;

/** Until when the caller of this request can be answered; for ever where nobody waits. */
export const answerableUntil = (): number => (caller()?.deadline ?? Infinity) - ANSWER_MS;

/**
 * The last step before something is kept: whoever has been answered that the shop is busy finds everything as it was.
 * @throws ShopError 503 `overloaded`
 */
export function refuseLate(until = answerableUntil()): void {
  if (Date.now() > until) throw overloaded();
}
