/**
 * Statuses of a return; a table says which actor may set which status next. A buyer sets none, but can withdraw a
 * requested return, which deletes it. Free of zod.
 */
export const returnStatuses = [
  "requested",
  "approved",
  "rejected",
  "received",
  "refund_owed",
  "refunded",
] as const;

export type ReturnStatus = (typeof returnStatuses)[number];

export type ReturnActor = "buyer" | "seller" | "admin";

type Moves = Record<ReturnActor, readonly ReturnStatus[]>;

const nobody: Moves = { buyer: [], seller: [], admin: [] };

const byShop = (...next: ReturnStatus[]): Moves => ({ buyer: [], seller: next, admin: next });

export const returnMoves: Record<ReturnStatus, Moves> = {
  requested: byShop("approved", "rejected"),
  // A product that is never sent back must not hold the shop's money for ever.
  approved: byShop("received", "rejected"),
  // An administrator may reverse the shop's decision.
  rejected: { buyer: [], seller: [], admin: ["approved"] },
  // Becomes `refund_owed` if no gateway can refund the payment.
  received: byShop("refunded"),
  // Ends when an administrator records that the refund was paid.
  refund_owed: nobody,
  refunded: nobody,
};

export function canMoveReturn(actor: ReturnActor, from: ReturnStatus, to: ReturnStatus): boolean {
  return returnMoves[from][actor].includes(to);
}

/** Statuses in which the shop's part is over: the buyer has the refund, or the marketplace owes it. */
export const settledReturns: readonly ReturnStatus[] = ["refund_owed", "refunded"];

/** Statuses in which the buyer may withdraw the return. */
export const withdrawable: readonly ReturnStatus[] = ["requested"];

export const returnReasons = [
  "defect",
  "not_as_described",
  "wrong_item",
  "wrong_size",
  "changed_mind",
  "other",
] as const;

export type ReturnReason = (typeof returnReasons)[number];

/** Days after delivery in which a return can be requested. */
export const returnDays = 14;

/** Reasons why a refund is transferred by a person and not by a gateway. */
export const refundReasons = [
  "cash_return",
  "gateway_refused",
  // Payme refunds complete payments only in its merchant dashboard, not by a call
  "in_cabinet",
  "part_of_payment",
  "late_payment",
] as const;

export type RefundReason = (typeof refundReasons)[number];
