/**
 * State of an attempt to pay an order. `open`: a gateway (or a card that waits for its code) holds the order;
 * `confirming`: money may have moved and the gateway has to be queried; `late`: money arrived when the order could no
 * longer be paid by it, and is refunded. Listed in the order in which they are passed.
 */
export const attemptStates = ["open", "confirming", "paid", "late", "cancelled", "refunded"] as const;

export type AttemptState = (typeof attemptStates)[number];

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
