/** Orders of the administrators' lists, the first one by default. Free of zod, since browsers import this file. */
export const userSorts = ["newest", "oldest"] as const;
export const parcelSorts = ["newest", "oldest", "total_desc", "total_asc"] as const;
export const administeredProductSorts = ["changed", "newest", "oldest", "name"] as const;
export const returnSorts = ["newest", "oldest"] as const;
export const shopSorts = ["newest", "oldest", "name", "balance_desc", "balance_asc"] as const;
/** Of lists that otherwise begin with what waits. */
export const timeSorts = ["newest", "oldest"] as const;

export type TimeSort = (typeof timeSorts)[number];
export type UserSort = (typeof userSorts)[number];
export type ParcelSort = (typeof parcelSorts)[number];
export type AdministeredProductSort = (typeof administeredProductSorts)[number];
export type ReturnSort = (typeof returnSorts)[number];
export type ShopSort = (typeof shopSorts)[number];
