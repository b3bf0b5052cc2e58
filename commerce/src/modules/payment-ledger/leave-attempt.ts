import type { Attempt, LockedOrder } from "./ledger.ts";

/** Payme's number for a try that timed out. */
const TIMED_OUT = 4;

/**
 * Click tells what came of a payment within seconds of its Prepare. Who comes again after this has left its page, or
 * our answer was lost. If Click takes the money of the older try all the same, its Complete is refused and Click gives
 * the money back.
 */
const CLICK_QUIET_MS = 60_000;

/** Its time is over, though the job that sweeps may not have come by yet. */
export const isLapsed = ({ state, expiresAt }: Attempt, now: number): boolean =>
  state === "open" && expiresAt !== null && new Date(expiresAt).getTime() <= now;

/** A try that the acquirer finishes only after asking us, by the code or by its callback. */
export function isOurs({ gateway, state, data }: Attempt): boolean {
  return gateway === "atmos" && state === "open" && (data.codeUntil !== undefined || data.page !== undefined);
}

/** Whether its buyer may leave a try for another way to pay; whoever comes for it afterwards is refused. */
export function mayBeLeft(attempt: Attempt, now: number): boolean {
  const isQuiet =
    attempt.gateway === "click" && attempt.state === "open" && now - attempt.createdTime >= CLICK_QUIET_MS;
  return isOurs(attempt) || isQuiet || isLapsed(attempt, now);
}

/** Gives a try up: its time is over, or its buyer left it. */
export function leaveAttempt(order: LockedOrder, attempt: Attempt, now: number): Promise<Attempt> {
  const change = isLapsed(attempt, now)
    ? { failure: "expired", reason: TIMED_OUT }
    : { failure: "cancelled" };
  return order.move(attempt, "cancelled", change);
}
