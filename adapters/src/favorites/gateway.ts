import type { Favorite, FavoriteChange, FavoriteQuery, NewFavorite } from "@bezak/contract/favorites.ts";
import { asBuyer, type Buyer } from "../buyer.ts";
import type { ProductDocument } from "../catalog/document.ts";
import type { Commerce } from "../medusa.ts";

/** A favourite as commerce has it: with the stored document in place of the card. */
export type FavoriteRow = Omit<Favorite, "product"> & { product: ProductDocument };

export interface FavoriteRows {
  favorites: FavoriteRow[];
  count: number;
  total: number;
  tags: { value: string; count: number }[];
}

const pathOf = (productId: string) => `/customer/favorites/${encodeURIComponent(productId)}`;

/** Favourites of the buyer. */
export function favoritesGateway(commerce: Commerce) {
  return {
    list: (query: FavoriteQuery, buyer: Buyer) =>
      commerce.get<FavoriteRows>("/customer/favorites", { query, ...asBuyer(buyer) }),

    ids: (buyer: Buyer) =>
      commerce.get<{ ids: string[]; gone: string[] }>("/customer/favorites/ids", asBuyer(buyer)),

    async add(body: NewFavorite, buyer: Buyer): Promise<FavoriteRow> {
      const call = { body, ...asBuyer(buyer) };
      return (await commerce.post<{ favorite: FavoriteRow }>("/customer/favorites", call)).favorite;
    },

    async change(productId: string, body: FavoriteChange, buyer: Buyer): Promise<FavoriteRow> {
      const call = { body, ...asBuyer(buyer) };
      return (await commerce.post<{ favorite: FavoriteRow }>(pathOf(productId), call)).favorite;
    },

    remove: (productId: string, buyer: Buyer) =>
      commerce.post<unknown>(`${pathOf(productId)}/removal`, asBuyer(buyer)),
  };
}
