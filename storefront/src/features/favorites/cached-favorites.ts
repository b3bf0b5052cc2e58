import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import type { FavoriteListAnswer } from "./favorites-api.ts";

/** Storage key of the favourites that are readable offline. */
export const cachedFavoritesKey = "favorites";

interface CachedFavorites {
  person: string;
  answer: FavoriteListAnswer;
}

/** What was known of a person's favourites last; nothing of anybody else. */
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

/** The device is somebody else's from now on. */
export function removeCachedFavorites(storage: KeyValueStorage): void {
  writeJson(storage, cachedFavoritesKey, null);
}
