/**
 * The life of a return as a table: status -> actor -> the statuses that actor may set next. A buyer moves nothing:
 * while it is requested, a return can be taken back, and then there is none. Free of zod.
 */
export const returnStatuses = ["requested", "approved", "rejected", "received", "refunded"] as const;

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
  received: byShop("refunded"),
  refunded: nobody,
};

export function canMoveReturn(actor: ReturnActor, from: ReturnStatus, to: ReturnStatus): boolean {
  return returnMoves[from][actor].includes(to);
}

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
