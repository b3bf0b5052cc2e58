import type { Attempt, LockedOrder } from "../../modules/payment-ledger/ledger.ts";

/** Twelve hours: how long a transaction that was created may wait to be performed. */
export const TIME_OUT_MS = 43_200_000;

/** Payme's number for a cancellation because time ran out. */
export const REASON_TIME_OUT = 4;

/** When a transaction lapses: counted from when it was created at Payme, not from when we heard of it. */
export const lapsesAt = (time: number) => time + TIME_OUT_MS;

/**
 * Is a new transaction of a moment that can be true? One that has lapsed already would be given up at the next call.
 * One from far ahead would hold the order, its stock and its other ways to pay until that far day, since everything
 * counts from it; clocks differ by minutes, so half a day is generous.
 */
export const isBelievable = (time: number, now: number) => now <= lapsesAt(time) && time <= now + TIME_OUT_MS;

export const hasLapsed = ({ gatewayTime, createdTime }: Attempt, now: number) =>
  now > lapsesAt(gatewayTime ?? createdTime);

/** Gives up a transaction whose time ran out: for calls that come after it, and for the sweep of those that never come. */
export function lapse(order: LockedOrder, attempt: Attempt): Promise<Attempt> {
  return order.move(attempt, "cancelled", { reason: REASON_TIME_OUT, failure: "expired" });
}
