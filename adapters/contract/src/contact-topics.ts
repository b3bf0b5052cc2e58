/** Topics of a message to the marketplace (specification, section 2). Free of zod. */
export const contactTopics = [
  "general",
  "order",
  "payment",
  "delivery",
  "return",
  "seller",
  "technical",
  "other",
] as const;

export type ContactTopic = (typeof contactTopics)[number];

/** Statuses of a message, which administrators set in any order. */
export const contactStatuses = ["new", "answered", "closed"] as const;

export type ContactStatus = (typeof contactStatuses)[number];

/** Number of an order, or of one of its parcels. */
export const orderNumberPattern = /^[1-9]\d{9}(-\d{1,3})?$/;

export const contactLimits = { messageMin: 10, messageMax: 4000, answerMin: 10, answerMax: 4000 } as const;
