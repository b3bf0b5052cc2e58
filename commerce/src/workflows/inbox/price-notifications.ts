import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { FAVORITE_MODULE } from "../../modules/favorite/index.ts";
import type { FavoriteModuleService } from "../../modules/favorite/service.ts";
import { readDocuments } from "../../search/read-documents.ts";

export async function pricesSince(container: MedusaContainer, since: Date): Promise<string[]> {
  const prices = await container
    .resolve(Modules.PRICING)
    .listPrices({ updated_at: { $gte: since } } as object, { select: ["id"], take: null });
  return prices.map(({ id }) => id);
}

/** For buyers whose favorites among these products are cheaper than when they were marked; once per lower price. */
export async function readPriceNotifications(
  container: MedusaContainer,
  productIds: string[],
): Promise<NewNotification[]> {
  if (productIds.length === 0) return [];
  const favorites = await container
    .resolve<FavoriteModuleService>(FAVORITE_MODULE)
    .listFavorites({ product_id: productIds }, { take: null });
  if (favorites.length === 0) return [];
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const liked = [...new Set(favorites.map(({ product_id }) => product_id))];
  // The stored price, since the catalogue's documents are updated a moment later.
  const prices = new Map((await readDocuments(query, liked)).map(({ id, card }) => [id, card.price]));
  return favorites.flatMap((favorite): NewNotification[] => {
    const { id, customer_id: customerId, product_id: productId } = favorite;
    const [from, to] = [Number(favorite.added_price), prices.get(productId)];
    if (to === undefined || to >= from) return [];
    const data = { productId, from, to };
    return [{ customerId, key: `price:${id}:${to}`, at: new Date(), event: "price_dropped", data }];
  });
}
