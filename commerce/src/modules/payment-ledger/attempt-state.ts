/**
 * How far one try to pay an order is. `open`: a gateway (or a card that waits for its code) holds the order;
 * `confirming`: money may have moved and the gateway has to be asked; `late`: money came when the order could no longer
 * be paid by it, it goes back. The order of the list is the order of life.
 */
export const attemptStates = ["open", "confirming", "paid", "late", "cancelled", "refunded"] as const;

export type AttemptState = (typeof attemptStates)[number];

/** State -> next. Whatever is not here does not happen, whoever asks. */
export const attemptMoves: Record<AttemptState, readonly AttemptState[]> = {
  open: ["confirming", "paid", "cancelled"],
  confirming: ["open", "paid", "late", "cancelled"],
  paid: ["refunded"],
  // A gateway that was given up can still turn out to have taken the money.
  cancelled: ["late"],
  late: ["refunded"],
  refunded: [],
};

/** In these an order is held by this attempt; of one order at most one attempt is in them, whatever the gateway. */
export const holdingStates = ["open", "confirming", "paid"] as const;

/** While an attempt is in these the order is frozen. */
export const isUnfinished = (state: AttemptState): boolean => state === "open" || state === "confirming";

export const canMoveAttempt = (from: AttemptState, to: AttemptState): boolean =>
  attemptMoves[from].includes(to);

/**
 * Money of the order itself that went back: the order is over, though nobody called it off. What came late and went back
 * was never the order's.
 */
export const wentBack = ({ state, data }: { state: AttemptState; data: { late?: unknown } }): boolean =>
  state === "refunded" && data.late !== true;
