/** Limits both sides keep (specification, section 9). Free of zod: safe in a browser. */
export const limits = {
  pageDefault: 20,
  pageMax: 100,
  featuredDefault: 10,
  quantityMax: 99,
  orderLinesMax: 100,
  passwordMin: 8,
  passwordMax: 128,
  /** bytes; a JSON body above it is 413 */
  bodyBytes: 1_048_576,
  /** milliseconds; the client's and the adapter's time-out */
  timeoutMs: 10_000,
  badgeMax: 99,
} as const;

/** Uzbek mobile number as it is stored and sent: +998 and nine digits. */
export const phonePattern = /^\+998\d{9}$/;
