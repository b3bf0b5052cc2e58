import type { Attempt, LockedOrder } from "../../modules/payment-ledger/ledger.ts";

/** Twelve hours: how long a created transaction may wait to be performed. */
export const TIME_OUT_MS = 43_200_000;

/** Payme's reason code for a timeout. */
export const REASON_TIME_OUT = 4;

/** When a transaction expires, counted from its creation at Payme, not from our receipt of it. */
export const lapsesAt = (time: number) => time + TIME_OUT_MS;

/**
 * Whether the creation time of a new transaction is plausible. An expired one would be cancelled at the next call. One
 * far in the future would hold the order, its stock and its payment method until then, since every deadline counts from
 * it; clocks differ by minutes, so half a day is generous.
 */
export const isBelievable = (time: number, now: number) => now <= lapsesAt(time) && time <= now + TIME_OUT_MS;

export const hasLapsed = ({ gatewayTime, createdTime }: Attempt, now: number) =>
  now > lapsesAt(gatewayTime ?? createdTime);

/** Cancels an expired transaction: for calls that come after it, and for the sweep when none come. */
export function lapse(order: LockedOrder, attempt: Attempt): Promise<Attempt> {
  return order.move(attempt, "cancelled", { reason: REASON_TIME_OUT, failure: "expired" });
}
