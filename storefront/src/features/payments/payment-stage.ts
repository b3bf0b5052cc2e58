import type { Payment } from "@bezak/contract/payments.ts";

/**
 * What can be done with a payment: be taken to a gateway (`away`), have the acquirer open another page (`open`), enter a
 * card (`card`) or its code (`code`), wait for a gateway (`waiting`), nothing by this method at the moment (`stuck`) or
 * any more (`over`: the order is about to be closed), pay the courier (`cash`), or it has ended.
 */
export type PaymentStage =
  | ("away" | "open" | "card" | "code" | "waiting" | "stuck" | "over" | "cash")
  | ("paid" | "cancelled" | "refunded");

export function getStage({ method, status, payUrl, openUntil, methods, card }: Payment): PaymentStage {
  if (status === "paid" || status === "cancelled" || status === "refunded") return status;
  if (card) return "code";
  // a page of the acquirer's that may still be left: it waits for the buyer, nobody checks anything
  if (status === "processing") return payUrl && methods.length > 0 ? "away" : "waiting";
  if (method === "cash") return "cash";
  if (openUntil === null && methods.length === 0) return "over";
  if (method === "uzcard") return methods.length > 0 ? "card" : "stuck";
  if (payUrl) return "away";
  return method === "card" && methods.includes("card") ? "open" : "stuck";
}
