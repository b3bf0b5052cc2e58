import type { ListedSeller } from "./cached-sellers.ts";
import type { ListedSellersQuery } from "./seller-query.ts";

/** A seller in a list. */
export type CountedSeller = ListedSeller & { productCount: number };

type Compare = (a: CountedSeller, b: CountedSeller) => number;

/** Returns sellers with products in the requested order, with ties ordered by id. */
export function orderSellers(
  sellers: readonly CountedSeller[],
  sort: ListedSellersQuery["sort"],
  sales: ReadonlyMap<string, number>,
): CountedSeller[] {
  const sold = ({ id }: CountedSeller) => sales.get(id) ?? 0;
  const bySize: Compare = (a, b) => b.productCount - a.productCount || (a.id < b.id ? -1 : 1);
  const compare: Record<ListedSellersQuery["sort"], Compare> = {
    week: (a, b) => sold(b) - sold(a) || bySize(a, b),
    rating: (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount || bySize(a, b),
  };
  return sellers.filter(({ productCount }) => productCount > 0).sort(compare[sort]);
}
