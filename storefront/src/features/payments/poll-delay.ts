import type { Payment } from "@bezak/contract/payments.ts";

/** Final statuses. */
const ends: readonly Payment["status"][] = ["paid", "cancelled", "refunded"];

const minute = 60_000;

/**
 * Milliseconds until the next request for a payment that has been watched for `watchedMs`; false for no request.
 * Payments in cash change elsewhere; a payment that waits for a card or has failed changes mostly on this page.
 */
export function pollDelay({ method, status, card }: Payment, watchedMs: number): number | false {
  if (method === "cash" || ends.includes(status)) return false;
  if (card || status === "failed" || (method === "uzcard" && status === "pending")) return 15_000;
  if (watchedMs < minute) return 2500;
  return watchedMs < 5 * minute ? 5000 : 15_000;
}
