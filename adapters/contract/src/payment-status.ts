/** Payment methods and statuses. Free of zod. */
export const paymentMethods = ["cash", "card", "click", "payme", "uzcard"] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStatuses = ["pending", "processing", "paid", "failed", "cancelled", "refunded"] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * pending: no attempt yet, or another method was chosen; processing: an attempt is open at a gateway; failed: the last
 * attempt failed and another may be made; cancelled: the order ended unpaid, a later payment for it is refunded.
 */
export const paymentMoves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ["processing", "paid", "failed", "cancelled"],
  processing: ["pending", "paid", "failed", "cancelled"],
  failed: ["pending", "processing", "paid", "cancelled"],
  paid: ["refunded"],
  cancelled: ["refunded"],
  refunded: [],
};

/**
 * States of one attempt to pay. `open`: a gateway (or a card that waits for its code) holds the order; `confirming`: money
 * may have moved and the gateway has to be queried; `late`: money arrived when the order could no longer be paid by it,
 * and is refunded. Listed in the order in which they are passed.
 */
export const paymentAttemptStates = ["open", "confirming", "paid", "late", "cancelled", "refunded"] as const;

/** How an attempt that is over ended: paid in time, also if it was refunded later, or not. */
export const paymentOutcomes = ["paid", "unpaid"] as const;

export type PaymentOutcome = (typeof paymentOutcomes)[number];

export type PaymentAttemptState = (typeof paymentAttemptStates)[number];

/** Why the last attempt failed, and what helps: the same method `again`, or an `other` card or method. */
export const paymentFailures = {
  refused: "other",
  insufficient_funds: "other",
  card_blocked: "other",
  card_expired: "other",
  card_unknown: "other",
  no_sms: "other",
  code_wrong: "again",
  expired: "again",
  cancelled: "again",
  gateway: "again",
  late: "again",
} as const satisfies Record<string, "again" | "other">;

export type PaymentFailure = keyof typeof paymentFailures;

/** Kinds of fiscal receipts. */
export const receiptTypes = ["sale", "refund"] as const;
