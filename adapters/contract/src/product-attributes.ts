/** Kinds of attributes that goods of a category have. Free of zod: safe in a browser, and known to commerce. */
export const attributeKinds = ["text", "number", "choice", "yes_no"] as const;

export type AttributeKind = (typeof attributeKinds)[number];

/** Where a product of a shop stands: drafts are seen by the shop alone. */
export const sellerProductStatuses = ["draft", "published"] as const;

export type SellerProductStatus = (typeof sellerProductStatuses)[number];

/** Filters of a shop's list by what is left in stock: `low` is at most `lowStock`, and not nothing. */
export const stockFilters = ["in", "low", "out"] as const;

export const lowStock = 5;

export const sellerProductSorts = ["newest", "name", "price_asc", "price_desc", "stock_asc"] as const;

export type SellerProductSort = (typeof sellerProductSorts)[number];

/** Percent of value-added tax that goods may carry in Uzbekistan. */
export const vatRates = [0, 12] as const;
