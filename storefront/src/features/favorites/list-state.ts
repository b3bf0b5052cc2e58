import { favoriteSorts, type FavoriteSort } from "@bezak/contract/favorite-sorts.ts";
import type { FavoriteListState } from "./favorites-api.ts";

/** Reads the list's state from an address; invalid values become defaults. */
export function readListState(search: URLSearchParams): FavoriteListState {
  const sort = search.get("sort") as FavoriteSort;
  const tag = search.get("tag")?.trim();
  return {
    page: Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1),
    sort: favoriteSorts.includes(sort) ? sort : "newest",
    ...(tag ? { tag } : {}),
  };
}

/** Writes the state as a query; defaults are left out. */
export function listQuery({ page, sort, tag }: FavoriteListState): string {
  const query = new URLSearchParams();
  if (sort !== "newest") query.set("sort", sort);
  if (tag !== undefined) query.set("tag", tag);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
