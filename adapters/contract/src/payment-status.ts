/** How people pay and how far a payment is. Free of zod: safe in a browser. */
export const paymentMethods = ["cash", "card", "click", "payme", "uzcard"] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStatuses = ["pending", "processing", "paid", "failed", "cancelled", "refunded"] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];
