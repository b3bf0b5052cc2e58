import type { Payment } from "@bezak/contract/payments.ts";

/**
 * What the buyer can do: go to a gateway (`away`), open another page of the acquirer (`open`), enter a card (`card`) or
 * its code (`code`), wait for a gateway (`waiting`), nothing with this method at present (`stuck`) or any more (`over`: the
 * order is about to be cancelled), pay the courier (`cash`); or the payment has ended.
 */
export type PaymentStage =
  | ("away" | "open" | "card" | "code" | "waiting" | "stuck" | "over" | "cash")
  | ("paid" | "cancelled" | "refunded");

export function getStage({ method, status, payUrl, openUntil, methods, card }: Payment): PaymentStage {
  if (status === "paid" || status === "cancelled" || status === "refunded") return status;
  if (card) return "code";
  // an acquirer's page that can still be exchanged for another method waits for the buyer, not for the gateway
  if (status === "processing") return payUrl && methods.length > 0 ? "away" : "waiting";
  if (method === "cash") return "cash";
  if (openUntil === null && methods.length === 0) return "over";
  if (method === "uzcard") return methods.length > 0 ? "card" : "stuck";
  if (payUrl) return "away";
  return method === "card" && methods.includes("card") ? "open" : "stuck";
}
