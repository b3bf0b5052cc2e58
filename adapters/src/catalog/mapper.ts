import type { Sum } from "@bezak/contract/money.ts";
import type { Category, CategoryBranch, Facets, Product, ProductCard } from "@bezak/contract/catalog.ts";
import { returnDays } from "@bezak/contract/return-status.ts";
import type { CategoryRow, FacetCounts, ProductDetail, ProductDocument } from "./document.ts";

/** How long a product counts as new. */
const NEW_MS = 30 * 24 * 60 * 60 * 1000;
/** Term of the marketplace (specification, section 9). */
const DELIVERY_DAYS = 1;

export function discountPercent(price: Sum, oldPrice: Sum | null): number {
  if (oldPrice === null || oldPrice <= price) return 0;
  return Math.min(99, Math.round((1 - price / oldPrice) * 100));
}

export function toCard(document: ProductDocument, now: number): ProductCard {
  return {
    ...document,
    discountPercent: discountPercent(document.price, document.oldPrice),
    currency: "UZS",
    isNew: now - Date.parse(document.createdAt) < NEW_MS,
  };
}

export function toProduct(detail: ProductDetail, cities: string[], now: number): Product {
  return {
    ...detail,
    ...toCard(detail, now),
    delivery: { days: DELIVERY_DAYS, cities },
    returnDays,
  };
}

export function toFacets({ inStock, ...facets }: FacetCounts): Facets {
  return { ...facets, inStock: inStock.true };
}

function byRank(a: CategoryRow, b: CategoryRow): number {
  return a.rank - b.rank;
}

export function toBranch(row: CategoryRow, rows: readonly CategoryRow[]): CategoryBranch {
  const children: Category[] = rows.filter(({ parentId }) => parentId === row.id).sort(byRank);
  return { ...row, children };
}

export function toTree(rows: readonly CategoryRow[]): CategoryBranch[] {
  return rows
    .filter(({ parentId }) => parentId === null)
    .sort(byRank)
    .map((row) => toBranch(row, rows));
}
