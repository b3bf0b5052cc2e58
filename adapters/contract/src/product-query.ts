/** Sorts and filters of the catalogue. Free of zod: the storefront builds its filter links from them. */
export const productSorts = ["popularity", "price_asc", "price_desc", "newest", "rating"] as const;

export type ProductSort = (typeof productSorts)[number];

export const productFilters = ["sales", "new", "brands"] as const;

export type ProductFilter = (typeof productFilters)[number];
