import type { Payment } from "@bezak/contract/payments.ts";

/** Ends that nothing is waited for after. */
const ends: readonly Payment["status"][] = ["paid", "cancelled", "refunded"];

const minute = 60_000;

/**
 * Milliseconds until the next look at a payment that somebody has watched for so long; false when it does not move.
 * Nobody can see cash move; a card that is asked for here, and a try that failed, move mostly by what is done here.
 */
export function pollDelay({ method, status, card }: Payment, watchedMs: number): number | false {
  if (method === "cash" || ends.includes(status)) return false;
  if (card || status === "failed" || (method === "uzcard" && status === "pending")) return 15_000;
  if (watchedMs < minute) return 2500;
  return watchedMs < 5 * minute ? 5000 : 15_000;
}
