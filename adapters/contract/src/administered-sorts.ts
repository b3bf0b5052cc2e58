/** Orders of the administrators' lists, the first one by default. Free of zod, since browsers import this file. */
export const timeSorts = ["newest", "oldest"] as const;
/** By registration, by orders placed and by money spent. */
export const userSorts = [
  "newest",
  "oldest",
  "orders_desc",
  "orders_asc",
  "spent_desc",
  "spent_asc",
] as const;
export const parcelSorts = ["newest", "oldest", "total_desc", "total_asc"] as const;
export const administeredProductSorts = ["changed", "newest", "oldest", "name"] as const;
/** Of lists of money; sums with their sign. */
export const amountSorts = ["newest", "oldest", "amount_desc", "amount_asc"] as const;
export const shopSorts = ["newest", "oldest", "name", "balance_desc", "balance_asc"] as const;

export type TimeSort = (typeof timeSorts)[number];
export type UserSort = (typeof userSorts)[number];
export type ParcelSort = (typeof parcelSorts)[number];
export type AdministeredProductSort = (typeof administeredProductSorts)[number];
export type AmountSort = (typeof amountSorts)[number];
export type ShopSort = (typeof shopSorts)[number];
