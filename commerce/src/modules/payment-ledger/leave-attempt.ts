import type { Attempt, LockedOrder } from "./ledger.ts";

/** Payme's reason code for a timeout. */
const TIMED_OUT = 4;

/**
 * Click reports the result of a payment within seconds of its Prepare. A buyer who returns after this time has left
 * Click's page, or our answer was lost. If Click still takes the money of the older attempt, its Complete is rejected
 * and Click refunds the buyer.
 */
const CLICK_QUIET_MS = 60_000;

/** Whether the attempt has expired, even if the sweeping job has not processed it yet. */
export const isLapsed = ({ state, expiresAt }: Attempt, now: number): boolean =>
  state === "open" && expiresAt !== null && new Date(expiresAt).getTime() <= now;

/** Whether the acquirer finishes the attempt only after a request to us: the code or its callback. */
export function isOurs({ gateway, state, data }: Attempt): boolean {
  return gateway === "atmos" && state === "open" && (data.codeUntil !== undefined || data.page !== undefined);
}

/** Whether the buyer may leave an attempt for another payment method; later calls for it are rejected. */
export function mayBeLeft(attempt: Attempt, now: number): boolean {
  const isQuiet =
    attempt.gateway === "click" && attempt.state === "open" && now - attempt.createdTime >= CLICK_QUIET_MS;
  return isOurs(attempt) || isQuiet || isLapsed(attempt, now);
}

/** Cancels an attempt that has expired or that its buyer left. */
export function leaveAttempt(order: LockedOrder, attempt: Attempt, now: number): Promise<Attempt> {
  const change = isLapsed(attempt, now)
    ? { failure: "expired", reason: TIMED_OUT }
    : { failure: "cancelled" };
  return order.move(attempt, "cancelled", change);
}
