/** Tables of the pages of figures that are saved as files. Free of zod, since browsers import this file. */
export const figureTables = [
  "days",
  "top_products",
  "top_categories",
  "cities",
  "payment_methods",
  "sinking_products",
  "shops",
  "empty_searches",
  "top_searches",
  "paid_attempts",
  "cancelled_by",
  "return_reasons",
  "late_shops",
  "cohorts",
] as const;

export type FigureTable = (typeof figureTables)[number];
