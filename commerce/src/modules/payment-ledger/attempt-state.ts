import type { PaymentAttemptState } from "@bezak/contract/payment-status.ts";

/** See `paymentAttemptStates`, which describes the states. */
export type AttemptState = PaymentAttemptState;

/** Permitted transitions: state -> next states. */
export const attemptMoves: Record<AttemptState, readonly AttemptState[]> = {
  open: ["confirming", "paid", "cancelled"],
  confirming: ["open", "paid", "late", "cancelled"],
  paid: ["refunded"],
  // A cancelled payment can still turn out to have been taken by the gateway.
  cancelled: ["late"],
  late: ["refunded"],
  refunded: [],
};

/** In these states an attempt holds its order; at most one attempt per order is in them, across all gateways. */
export const holdingStates = ["open", "confirming", "paid"] as const;

/** An unfinished attempt freezes its order. */
export const isUnfinished = (state: AttemptState): boolean => state === "open" || state === "confirming";

export const canMoveAttempt = (from: AttemptState, to: AttemptState): boolean =>
  attemptMoves[from].includes(to);

/**
 * Whether the order's own money was refunded: the order is then over, even without a cancellation. A refund of late
 * money does not count.
 */
export const wentBack = ({ state, data }: { state: AttemptState; data: { late?: unknown } }): boolean =>
  state === "refunded" && data.late !== true;
