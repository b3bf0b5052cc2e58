/** Columns with the sums of a parcel. */
export const parcelSums = [
  "items_total",
  "delivery_total",
  "discount_total",
  "delivery_at_shops_expense",
  "total",
] as const;

export type ParcelSums = Record<(typeof parcelSums)[number], number>;
