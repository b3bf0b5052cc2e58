import * as routes from "@bezak/contract/routes/saved-views.ts";
import type { NewView, SavedView, ViewChange } from "@bezak/contract/saved-views.ts";
import type { ViewedList } from "@bezak/contract/viewed-lists.ts";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../api-client.ts";
import { ifMatch } from "../if-match.ts";

/** Views of a list: one's own in their order, then those that others share. */
export function savedViewsQuery(api: ApiClient, list: ViewedList) {
  return queryOptions({
    queryKey: ["saved-views", list],
    queryFn: async ({ signal }) => (await api.call(routes.savedViews, { query: { list }, signal })).data,
  });
}

/** The same `key` makes a repeat harmless. */
export async function saveView(api: ApiClient, body: NewView, key: string): Promise<SavedView> {
  return (await api.call(routes.saveView, { body, headers: { "idempotency-key": key } })).data;
}

/** Changes a view in the version that was shown. */
export async function changeView(
  api: ApiClient,
  { id, version }: SavedView,
  change: Omit<ViewChange, "version">,
): Promise<SavedView> {
  return (await api.call(routes.changeView, { params: { id }, body: { ...change, version } })).data;
}

/** Deletes a view in the version that was shown. */
export async function deleteView(api: ApiClient, { id, version }: SavedView): Promise<void> {
  await api.call(routes.deleteView, { params: { id }, headers: ifMatch(version) });
}

/** Shows a view as it is now, a new one as the last of one's own, and loads the views again. */
export function storeView(cache: QueryClient, view: SavedView): Promise<void> {
  cache.setQueryData<SavedView[]>(["saved-views", view.list], (views = []) =>
    views.some(({ id }) => id === view.id)
      ? views.map((one) => (one.id === view.id ? view : one))
      : [...views.filter(({ own }) => own), view, ...views.filter(({ own }) => !own)],
  );
  return reloadViews(cache, view.list);
}

export const reloadViews = (cache: QueryClient, list: ViewedList): Promise<void> =>
  cache.invalidateQueries({ queryKey: ["saved-views", list] });
