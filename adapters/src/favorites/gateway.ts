import {
  Favorite,
  type FavoriteChange,
  type FavoriteQuery,
  type NewFavorite,
} from "@bezak/contract/favorites.ts";
import { z } from "zod";
import { asBuyer, type Buyer } from "../buyer.ts";
import { ProductDocument } from "../catalog/document.ts";
import { toRows, type Commerce } from "../commerce.ts";

/** A favorite as commerce returns it: with the stored document instead of the card. */
export type FavoriteRow = Omit<Favorite, "product"> & { product: ProductDocument };

const FavoriteRows = z.object({
  favorites: toRows<FavoriteRow>(),
  count: z.int(),
  total: z.int(),
  tags: z.array(z.object({ value: z.string(), count: z.int() })),
});

const FavoriteIds = z.object({ ids: z.array(z.string()), gone: z.array(z.string()) });

const OneFavorite = z.object({ favorite: Favorite.extend({ product: ProductDocument }) });

const toPath = (productId: string) => `/customer/favorites/${encodeURIComponent(productId)}`;

export function favoritesGateway(commerce: Commerce) {
  return {
    list: (query: FavoriteQuery, buyer: Buyer) =>
      commerce.get("/customer/favorites", FavoriteRows, { query, ...asBuyer(buyer) }),

    ids: (buyer: Buyer) => commerce.get("/customer/favorites/ids", FavoriteIds, asBuyer(buyer)),

    async add(body: NewFavorite, buyer: Buyer): Promise<FavoriteRow> {
      const call = { body, ...asBuyer(buyer) };
      return (await commerce.post("/customer/favorites", OneFavorite, call)).favorite;
    },

    async change(productId: string, body: FavoriteChange, buyer: Buyer): Promise<FavoriteRow> {
      const call = { body, ...asBuyer(buyer) };
      return (await commerce.post(toPath(productId), OneFavorite, call)).favorite;
    },

    remove: (productId: string, buyer: Buyer) =>
      commerce.post(`${toPath(productId)}/removal`, z.unknown(), asBuyer(buyer)),
  };
}
