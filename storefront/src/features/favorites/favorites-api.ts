import * as routes from "@bezak/contract/routes/favorites.ts";
import type { FavoriteChange } from "@bezak/contract/favorites.ts";
import type { FavoriteSort } from "@bezak/contract/favorite-sorts.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, BodyOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { hasCode } from "../../lib/api-error.ts";
import { openStorage } from "../../lib/storage.ts";
import { readCachedFavorites, writeCachedFavorites } from "./cached-favorites.ts";

export type FavoriteListAnswer = AnswerOf<typeof routes.favorites>;
type NewFavoriteBody = BodyOf<typeof routes.addFavorite>;

/** Prefix of all query keys about favorites. */
export const favoritesKey = ["favorites"];

const favoritesLimit = 24;

export interface FavoriteListState {
  page: number;
  sort: FavoriteSort;
  tag?: string;
}

const isFirst = ({ page, sort, tag }: FavoriteListState) =>
  page === 1 && sort === "newest" && tag === undefined;

/** The cached first page, for when it cannot be loaded. Browser only. */
export function lastFavorites(person: string, state: FavoriteListState): FavoriteListAnswer | undefined {
  return isFirst(state) ? readCachedFavorites(openStorage("localStorage"), person) : undefined;
}

/** A page of a user's favorites. The first page is cached on the device for reading offline until the user signs out. */
export function favoritesQuery(api: ApiClient, person: string, state: FavoriteListState) {
  return queryOptions<FavoriteListAnswer>({
    queryKey: [...favoritesKey, person, state],
    queryFn: async ({ signal }) => {
      const query = { ...state, limit: favoritesLimit };
      const answer = await api.call(routes.favorites, { query, signal });
      if (isFirst(state)) writeCachedFavorites(openStorage("localStorage"), person, answer);
      return answer;
    },
    placeholderData: keepPreviousData,
  });
}

/** `gone` are favorites whose products are not sold at present: neither shown nor counted. */
export async function favoriteIds(api: ApiClient): Promise<{ ids: string[]; gone: string[] }> {
  return (await api.call(routes.favoriteIds)).data;
}

/** Returns the server's message. */
export async function addFavorite(api: ApiClient, body: NewFavoriteBody): Promise<string | undefined> {
  return (await api.call(routes.addFavorite, { body })).message;
}

/** Returns the server's message; a favorite that no longer exists counts as removed. */
export async function removeFavorite(api: ApiClient, id: string): Promise<string | undefined> {
  try {
    return (await api.call(routes.removeFavorite, { params: { id } })).message;
  } catch (error) {
    if (hasCode(error, "favorite_not_found")) return undefined;
    throw error;
  }
}

export async function changeFavorite(api: ApiClient, id: string, body: FavoriteChange): Promise<void> {
  await api.call(routes.changeFavorite, { params: { id }, body });
}

/**
 * Removes favorites one by one, as the specification requires: a failure does not stop the others. Returns the removed
 * ids; throws the last failure when nothing was removed.
 */
export async function clearFavorites(api: ApiClient, ids: readonly string[]): Promise<string[]> {
  const gone: string[] = [];
  let failure: unknown;
  for (const id of ids) {
    try {
      await removeFavorite(api, id);
      gone.push(id);
    } catch (error) {
      failure = error;
    }
  }
  if (gone.length === 0 && failure !== undefined) throw failure;
  return gone;
}
