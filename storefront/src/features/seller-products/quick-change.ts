import { lowStock } from "@bezak/contract/product-attributes.ts";
import type { SellerProductRow } from "@bezak/contract/seller-products.ts";
import type { SellerProductsPage } from "./seller-products-api.ts";

export interface QuickChange {
  variantId: string;
  field: "price" | "stock";
  /** whole sum or units; null reverts the first price of a variant */
  value: number | null;
}

type Counts = SellerProductsPage["counts"];

/** A row after a change, with its totals over all variants. */
function changedRow(row: SellerProductRow, { variantId, field, value }: QuickChange): SellerProductRow {
  const variants = row.variants.map((variant) => {
    if (variant.id !== variantId) return variant;
    const { oldPrice } = variant;
    // an old price that is not above the price is removed
    const stored =
      field === "price" && value !== null && oldPrice !== null && oldPrice <= value ? null : oldPrice;
    return { ...variant, [field]: value, oldPrice: stored };
  });
  const prices = variants.flatMap(({ price }) => price ?? []);
  return {
    ...row,
    variants,
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
  };
}

/** The counter that a stock belongs to. */
export function stockState(stock: number): "out" | "low" | "in" {
  if (stock === 0) return "out";
  return stock <= lowStock ? "low" : "in";
}

function movedCounts(counts: Counts, before: number, after: number): Counts {
  const [from, to] = [stockState(before), stockState(after)];
  if (from === to) return counts;
  const add = (state: "low" | "out") => Number(to === state) - Number(from === state);
  return { ...counts, low: counts.low + add("low"), out: counts.out + add("out") };
}

/** The page after a change. The row keeps its position, since the user is looking at it. */
export function changedPage(page: SellerProductsPage, change: QuickChange): SellerProductsPage {
  const before = page.data.find(({ variants }) => variants.some(({ id }) => id === change.variantId));
  if (!before) return page;
  const after = changedRow(before, change);
  return {
    ...page,
    data: page.data.map((row) => (row.id === after.id ? after : row)),
    counts: movedCounts(page.counts, before.stock, after.stock),
  };
}
