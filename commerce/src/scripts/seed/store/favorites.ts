import { limits } from "@bezak/contract/limits.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { FAVORITE_MODULE } from "../../../modules/favorite/index.ts";
import type { FavoriteModuleService } from "../../../modules/favorite/service.ts";
import type { StoredProduct } from "./products.ts";

/** The demo buyer's notes, and by how much the prices have dropped since, in whole sum. */
const marks = [
  { tags: [], priority: 1, notes: "", dropped: 0 },
  { tags: [], priority: 1, notes: "Дождаться скидки", dropped: 30_000 },
  { tags: ["подарок"], priority: 2, notes: "Для Нилуфар", dropped: 0 },
  { tags: [], priority: 1, notes: "", dropped: 0 },
  { tags: ["себе"], priority: 3, notes: "", dropped: 0 },
  {
    tags: ["подарок", "мама"],
    priority: 5,
    dropped: 15_000,
    notes: "К 8 марта, спросить про гравировку",
  },
];

/** Marks products of all shops as favorites of the demo buyer. */
export async function storeFavorites(
  container: MedusaContainer,
  customerId: string,
  products: readonly StoredProduct[],
): Promise<void> {
  const favorites = container.resolve<FavoriteModuleService>(FAVORITE_MODULE);
  const step = Math.max(1, Math.floor(products.length / marks.length));
  for (const [index, { dropped, ...own }] of marks.entries()) {
    const product = products[index * step];
    if (!product) continue;
    const addedPrice = product.seed.price + dropped;
    await favorites.add({ customerId, productId: product.id, addedPrice, ...own }, limits.favorites);
  }
}
