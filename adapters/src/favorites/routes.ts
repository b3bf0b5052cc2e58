import type { favoritesRoutes } from "@bezak/contract/favorites.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../commerce.ts";
import { getPagination } from "../pagination.ts";
import { favoritesGateway } from "./gateway.ts";
import { toFavorite } from "./mapper.ts";
import { favoritesMessages } from "./messages.ts";

export function favoritesHandlers(commerce: Commerce): Handlers<typeof favoritesRoutes> {
  const gateway = favoritesGateway(commerce);
  return {
    async favorites({ query, session, requestId }) {
      const { favorites, count, total, tags } = await gateway.list(query, { session, requestId });
      const now = Date.now();
      return {
        success: true,
        data: { favorites: favorites.map((row) => toFavorite(row, now)), total, tags },
        pagination: getPagination(query, count),
      };
    },
    async favoriteIds({ session, requestId }) {
      const { ids, gone } = await gateway.ids({ session, requestId });
      return { success: true, data: { ids, total: ids.length, gone } };
    },
    async addFavorite({ body, session, language, requestId }) {
      const row = await gateway.add(body, { session, requestId });
      return { success: true, data: toFavorite(row, Date.now()), message: favoritesMessages.added[language] };
    },
    async changeFavorite({ params, body, session, requestId }) {
      const row = await gateway.change(params.id, body, { session, requestId });
      return { success: true, data: toFavorite(row, Date.now()) };
    },
    async removeFavorite({ params, session, language, requestId }) {
      await gateway.remove(params.id, { session, requestId });
      return { success: true, data: null, message: favoritesMessages.removed[language] };
    },
  };
}
