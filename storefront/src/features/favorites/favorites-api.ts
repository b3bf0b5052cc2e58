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

/** Everything about favourites in the query cache. */
export const favoritesKey = ["favorites"];

const favoritesLimit = 24;

export interface FavoriteListState {
  page: number;
  sort: FavoriteSort;
  tag?: string;
}

const isFirst = ({ page, sort, tag }: FavoriteListState) =>
  page === 1 && sort === "newest" && tag === undefined;

/** What was known of the first page last, for when it cannot be had. Browser only. */
export function lastFavorites(person: string, state: FavoriteListState): FavoriteListAnswer | undefined {
  return isFirst(state) ? readCachedFavorites(openStorage("localStorage"), person) : undefined;
}

/**
 * A page of the favourites of a person. The first page is kept on the device, to be read without a network until the
 * person signs out.
 */
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

/** `gone` are those whose products are not sold at present: neither shown nor counted. */
export async function favoriteIds(api: ApiClient): Promise<{ ids: string[]; gone: string[] }> {
  return (await api.call(routes.favoriteIds)).data;
}

/** Gives the server's sentence about it. */
export async function addFavorite(api: ApiClient, body: NewFavoriteBody): Promise<string | undefined> {
  return (await api.call(routes.addFavorite, { body })).message;
}

/** Gives the server's sentence about it; what is gone already is removed as well. */
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
 * Removes favourites one after another, as the specification has it: one that fails does not stop the others. Tells
 * which are gone; throws the last failure when none is.
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
