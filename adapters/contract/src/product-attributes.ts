/** Kinds of attributes. Free of zod, also used by commerce. */
export const attributeKinds = ["text", "number", "choice", "yes_no"] as const;

export type AttributeKind = (typeof attributeKinds)[number];

/** Statuses that a shop can set. Only the shop sees drafts. */
export const sellerProductStatuses = ["draft", "published"] as const;

export type SellerProductStatus = (typeof sellerProductStatuses)[number];

/** An administrator has hidden a `hidden` product: the shop can edit it, but not publish it. */
export const shownProductStatuses = [...sellerProductStatuses, "hidden"] as const;

export type ShownProductStatus = (typeof shownProductStatuses)[number];

/** Filters of a shop's list by stock: `low` is at most `lowStock` and more than zero. */
export const stockFilters = ["in", "low", "out"] as const;

export const lowStock = 5;

export const sellerProductSorts = ["newest", "name", "price_asc", "price_desc", "stock_asc"] as const;

export type SellerProductSort = (typeof sellerProductSorts)[number];

/** What is wrong with a product's quality, whatever its status. */
export const productProblems = [
  "no_picture",
  "no_translation",
  "no_fiscal_code",
  "suspicious_price",
] as const;

export type ProductProblem = (typeof productProblems)[number];

/** Parts of a published product that buyers read; a change of one waits for a check while that is asked for. */
export const changedProductParts = ["name", "description", "pictures", "category"] as const;

export type ChangedProductPart = (typeof changedProductParts)[number];

/** Rates of value-added tax in Uzbekistan, in percent. */
export const vatRates = [0, 12] as const;
