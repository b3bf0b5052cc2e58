/** Orders of a list of sellers. Free of zod: safe in a browser. */
export const sellerSorts = ["week", "rating"] as const;

export type SellerSort = (typeof sellerSorts)[number];
