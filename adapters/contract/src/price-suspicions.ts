/**
 * Why a price looks wrong, the first that holds: next to nothing; a discount of more than nine tenths; far below or above
 * what the products of its category cost. Free of zod.
 */
export const priceSuspicions = ["next_to_nothing", "huge_discount", "far_below", "far_above"] as const;

export type PriceSuspicion = (typeof priceSuspicions)[number];

export const suspicionLimits = {
  /** a price up to this sum is next to nothing */
  nothing: 1,
  /** an old price of more than this many prices is a huge discount: over 90 % */
  discount: 10,
  /** a price below the median by more than this factor is far below, above it far above */
  median: 5,
  /** published products in the category from which its median says something */
  products: 20,
} as const;
