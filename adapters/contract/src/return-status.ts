/**
 * The life of a return as a table: status -> actor -> the statuses that actor may set next. A buyer moves nothing:
 * while it is requested, a return can be taken back, and then there is none. Free of zod.
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
  // What was never sent back must not hold the shop's money for ever.
  approved: byShop("received", "rejected"),
  // An administrator may hear the buyer and decide otherwise.
  rejected: { buyer: [], seller: [], admin: ["approved"] },
  // Where no gateway gives the money back, this leads to `refund_owed`.
  received: byShop("refunded"),
  // Ends when an administrator has recorded that the money was paid.
  refund_owed: nobody,
  refunded: nobody,
};

export function canMoveReturn(actor: ReturnActor, from: ReturnStatus, to: ReturnStatus): boolean {
  return returnMoves[from][actor].includes(to);
}

/** Statuses in which the shop's part is over: the money is back with the buyer, or the marketplace owes it. */
export const settledReturns: readonly ReturnStatus[] = ["refund_owed", "refunded"];

/** Statuses in which the buyer may still take the return back. */
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

/** Days after delivery in which a return may be asked for. */
export const returnDays = 14;

/** Why a person has to transfer money to a buyer, and no gateway does. */
export const refundReasons = [
  "cash_return",
  "gateway_refused",
  // Payme gives whole payments back, in its cabinet and by no call
  "in_cabinet",
  "part_of_payment",
  "late_payment",
] as const;

export type RefundReason = (typeof refundReasons)[number];
