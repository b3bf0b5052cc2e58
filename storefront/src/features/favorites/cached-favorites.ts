import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import type { FavoriteListAnswer } from "./favorites-api.ts";

/** Storage key of the favorites that are readable offline. */
export const cachedFavoritesKey = "favorites";

interface CachedFavorites {
  person: string;
  answer: FavoriteListAnswer;
}

/** The cached favorites if they belong to this user. */
export function readCachedFavorites(
  storage: KeyValueStorage,
  person: string,
): FavoriteListAnswer | undefined {
  const cached = readJson(storage, cachedFavoritesKey) as Partial<CachedFavorites> | null;
  const answer = cached?.person === person ? cached.answer : undefined;
  return Array.isArray(answer?.data?.favorites) ? answer : undefined;
}

export function writeCachedFavorites(
  storage: KeyValueStorage,
  person: string,
  answer: FavoriteListAnswer,
): void {
  writeJson(storage, cachedFavoritesKey, { person, answer } satisfies CachedFavorites);
}

/** Must be called when the user changes. */
export function removeCachedFavorites(storage: KeyValueStorage): void {
  writeJson(storage, cachedFavoritesKey, null);
}
