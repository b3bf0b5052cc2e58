import type { Payment } from "@bezak/contract/payments.ts";

/**
 * What can be done with a payment: be taken to a gateway (`away`), enter a card (`card`) or its code (`code`), wait for
 * a gateway (`waiting`), nothing by this method at the moment (`stuck`), pay the courier (`cash`), or it is over.
 */
export type PaymentStage =
  "away" | "card" | "code" | "waiting" | "stuck" | "cash" | "paid" | "cancelled" | "refunded";

export function stageOf({ method, status, payUrl, methods, card }: Payment): PaymentStage {
  if (status === "paid" || status === "cancelled" || status === "refunded") return status;
  if (card) return "code";
  if (status === "processing") return "waiting";
  if (method === "cash") return "cash";
  if (method === "uzcard") return methods.length > 0 ? "card" : "stuck";
  return payUrl ? "away" : "stuck";
}
