/** Columns of a parcel that say what it comes to. */
export const parcelSums = [
  "items_total",
  "delivery_total",
  "discount_total",
  "delivery_at_shops_expense",
  "total",
] as const;

export type ParcelSums = Record<(typeof parcelSums)[number], number>;
