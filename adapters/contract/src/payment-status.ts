/** How people pay and how far a payment is. Free of zod: safe in a browser. */
export const paymentMethods = ["cash", "card", "click", "payme", "uzcard"] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStatuses = ["pending", "processing", "paid", "failed", "cancelled", "refunded"] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * pending: nothing was tried, or another method was chosen; processing: a try is open at a gateway; failed: the last
 * try failed and another may be made; cancelled: the order ended unpaid. Late money for it is given back: refunded.
 */
export const paymentMoves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ["processing", "paid", "failed", "cancelled"],
  processing: ["pending", "paid", "failed", "cancelled"],
  failed: ["pending", "processing", "paid", "cancelled"],
  paid: ["refunded"],
  cancelled: ["refunded"],
  refunded: [],
};

/** Why the last try failed, and what helps: the same once more, another card, or whatever one likes. */
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

/** Fiscal receipts: of a sale, and of money given back. */
export const receiptTypes = ["sale", "refund"] as const;
