import type { Sum } from "@bezak/contract/money.ts";
import type { FavoriteSort } from "@bezak/contract/favorite-sorts.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { currentImage } from "../../catalog/current-image.ts";
import { FAVORITE_MODULE } from "../../modules/favorite/index.ts";
import type { FavoriteModuleService, FavoriteRow } from "../../modules/favorite/service.ts";
import { viewFavorites, type FavoriteView } from "./favorite-view.ts";

export interface FavoritePage {
  customerId: string;
  sort: FavoriteSort;
  tag?: string;
  page: number;
  limit: number;
}

/** A favorite whose product is on sale, with its present price. */
type Priced = FavoriteRow & { price: Sum };

export interface FavoritesView {
  favorites: FavoriteView[];
  /** those that match the tag */
  count: number;
  /** without the filter by tag */
  total: number;
  tags: { value: string; count: number }[];
}

const compare: Record<FavoriteSort, (a: Priced, b: Priced) => number> = {
  newest: () => 0,
  priority: (a, b) => b.priority - a.priority,
  price_asc: (a, b) => a.price - b.price,
  price_desc: (a, b) => b.price - a.price,
  dropped: (a, b) => a.price / (a.addedPrice || 1) - b.price / (b.addedPrice || 1),
};

function readAll(container: MedusaContainer, customerId: string) {
  const service = container.resolve<FavoriteModuleService>(FAVORITE_MODULE);
  return Promise.all([service.ofCustomer(customerId), currentImage(container)]);
}

/** Favorites that can be shown, latest first. A few hundred at most, so all are read and sorted here. */
async function readShown(container: MedusaContainer, customerId: string): Promise<Priced[]> {
  const [rows, image] = await readAll(container, customerId);
  return rows.flatMap((row) => {
    const product = image.rows.get(row.productId);
    return product ? { ...row, price: product.price } : [];
  });
}

function countTags(rows: readonly FavoriteRow[]): FavoritesView["tags"] {
  const counts = new Map<string, number>();
  for (const tag of rows.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

export async function readFavorites(
  container: MedusaContainer,
  { customerId, sort, tag, page, limit }: FavoritePage,
): Promise<FavoritesView> {
  const shown = await readShown(container, customerId);
  const matching = tag === undefined ? shown : shown.filter(({ tags }) => tags.includes(tag));
  const ordered = matching.toSorted(compare[sort]);
  const favorites = await viewFavorites(container, ordered.slice((page - 1) * limit, page * limit));
  return { favorites, count: matching.length, total: shown.length, tags: countTags(shown) };
}

/** Ids of a customer's favorites, and which of them are not on sale; latest first. */
export async function readFavoriteIds(
  container: MedusaContainer,
  customerId: string,
): Promise<{ ids: string[]; gone: string[] }> {
  const [all, image] = await readAll(container, customerId);
  const products = all.map(({ productId }) => productId);
  return {
    ids: products.filter((id) => image.rows.has(id)),
    gone: products.filter((id) => !image.rows.has(id)),
  };
}
