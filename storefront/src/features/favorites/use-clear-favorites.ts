import { useQueryClient } from "@tanstack/react-query";
import { use, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { FavoriteContext } from "./favorite-store.ts";
import { clearFavorites, favoriteIds, favoritesKey } from "./favorites-api.ts";

interface ClearFavorites {
  isLoading: boolean;
  error: string | null;
  /** False when nothing could be removed. */
  clear: () => Promise<boolean>;
}

/** Removes all favorites one by one on the server; single failures are ignored (specification, section 4). */
export function useClearFavorites(): ClearFavorites {
  const t = useTexts();
  const api = useApi();
  const queryClient = useQueryClient();
  const { ids } = use(FavoriteContext);
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function clear(): Promise<boolean> {
    setLoading(true);
    setError(null);
    try {
      const known = await favoriteIds(api);
      const gone = new Set(await clearFavorites(api, [...known.ids, ...known.gone]));
      ids.set(new Set(known.ids.filter((id) => !gone.has(id))));
      await queryClient.invalidateQueries({ queryKey: favoritesKey });
      return true;
    } catch (failure) {
      setError(describeError(failure, t, "favoritesClear"));
      return false;
    } finally {
      setLoading(false);
    }
  }

  return { isLoading, error, clear };
}
