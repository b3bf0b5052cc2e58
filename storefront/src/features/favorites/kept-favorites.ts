import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import type { FavoriteListAnswer } from "./favorites-api.ts";

/** Storage key of the favourites that are readable offline. */
export const keptFavoritesKey = "favorites";

interface Kept {
  person: string;
  answer: FavoriteListAnswer;
}

/** What was known of a person's favourites last; nothing of anybody else. */
export function readKeptFavorites(storage: KeyValueStorage, person: string): FavoriteListAnswer | undefined {
  const kept = readJson(storage, keptFavoritesKey) as Partial<Kept> | null;
  const answer = kept?.person === person ? kept.answer : undefined;
  return Array.isArray(answer?.data?.favorites) ? answer : undefined;
}

export function writeKeptFavorites(
  storage: KeyValueStorage,
  person: string,
  answer: FavoriteListAnswer,
): void {
  writeJson(storage, keptFavoritesKey, { person, answer } satisfies Kept);
}

/** The device is somebody else's from now on. */
export function forgetKeptFavorites(storage: KeyValueStorage): void {
  writeJson(storage, keptFavoritesKey, null);
}
