import type { Favorite } from "@bezak/contract/favorites.ts";
import { useToast } from "@bezak/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { use } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { FavoriteContext } from "./favorite-store.ts";
import { addFavorite, favoritesKey, removeFavorite, type FavoriteListAnswer } from "./favorites-api.ts";

function without(answer: FavoriteListAnswer | undefined, id: string): FavoriteListAnswer | undefined {
  if (!answer) return answer;
  const favorites = answer.data.favorites.filter(({ product }) => product.id !== id);
  const fewer = answer.data.favorites.length - favorites.length;
  const { data, pagination } = answer;
  return {
    ...answer,
    data: { ...data, favorites, total: data.total - fewer },
    pagination: { ...pagination, total: pagination.total - fewer },
  };
}

/** Removes a favorite from the list at once and offers to restore it with its notes and tags. */
export function useFavoriteRemoval(): (favorite: Favorite) => Promise<void> {
  const t = useTexts();
  const api = useApi();
  const { show } = useToast();
  const queryClient = useQueryClient();
  const { ids } = use(FavoriteContext);
  const renew = () => queryClient.invalidateQueries({ queryKey: favoritesKey });

  function showHeart(id: string, on: boolean) {
    const others = [...ids.get()].filter((other) => other !== id);
    ids.set(new Set(on ? [id, ...others] : others));
  }

  async function putBack({ product, tags, priority, notes }: Favorite) {
    showHeart(product.id, true);
    try {
      await addFavorite(api, { productId: product.id, tags, priority, notes });
    } catch (error) {
      showHeart(product.id, false);
      show({ text: describeError(error, t, "favoriteAdd"), tone: "danger" });
    }
    await renew();
  }

  return async (favorite) => {
    const { id } = favorite.product;
    await queryClient.cancelQueries({ queryKey: favoritesKey });
    const before = queryClient.getQueriesData<FavoriteListAnswer>({ queryKey: favoritesKey });
    showHeart(id, false);
    queryClient.setQueriesData<FavoriteListAnswer>({ queryKey: favoritesKey }, (answer) =>
      without(answer, id),
    );
    try {
      const text = (await removeFavorite(api, id)) ?? t("wishlist.removed");
      show({ text, action: { label: t("wishlist.undo"), onSelect: () => void putBack(favorite) } });
    } catch (error) {
      showHeart(id, true);
      for (const [key, answer] of before) queryClient.setQueryData(key, answer);
      show({ text: describeError(error, t, "favoriteRemove"), tone: "danger" });
    }
    await renew();
  };
}
