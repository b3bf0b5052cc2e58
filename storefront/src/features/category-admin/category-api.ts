import type { AdministeredCategory, CategoryChange, NewCategory } from "@bezak/contract/category-admin.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import * as routes from "@bezak/contract/routes/category-admin.ts";
import { exportCategories } from "@bezak/contract/routes/list-exports.ts";
import type { QueryClient } from "@tanstack/react-query";
import { administeredCategoriesQuery } from "../../lib/administered-categories.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { ifMatch } from "../../lib/if-match.ts";

export async function createCategory(api: ApiClient, body: NewCategory): Promise<AdministeredCategory> {
  return (await api.call(routes.createCategory, { body })).data;
}

export async function changeCategory(
  api: ApiClient,
  id: string,
  body: CategoryChange,
): Promise<AdministeredCategory> {
  return (await api.call(routes.changeCategory, { params: { id }, body })).data;
}

/** Merges a category, in the version that was shown, into another one; returns that. */
export async function mergeCategory(
  api: ApiClient,
  { id, version }: AdministeredCategory,
  into: string,
): Promise<AdministeredCategory> {
  return (await api.call(routes.mergeCategory, { params: { id }, body: { into, version } })).data;
}

/** Saves the whole tree as a file. */
export const saveCategories = (api: ApiClient, format: TableFormat): Promise<void> =>
  downloadFile(api, exportCategories, { query: { format } });

/** Deletes a category in the version that was shown. */
export async function deleteCategory(api: ApiClient, { id, version }: AdministeredCategory): Promise<void> {
  await api.call(routes.deleteCategory, { params: { id }, headers: ifMatch(version) });
}

/** Loads the tree again, and what buyers see of it; resolves when the tree is there. */
export async function renewCategories(cache: QueryClient, api: ApiClient): Promise<void> {
  for (const queryKey of [["categories"], ["category"], ["products"]])
    void cache.invalidateQueries({ queryKey });
  await cache.invalidateQueries({ queryKey: administeredCategoriesQuery(api).queryKey });
}

/** Shows a category as it is now; the others follow when they are loaded again. */
export function storeCategory(cache: QueryClient, api: ApiClient, category: AdministeredCategory): void {
  cache.setQueryData(administeredCategoriesQuery(api).queryKey, (rows) =>
    rows?.some(({ id }) => id === category.id)
      ? rows.map((one) => (one.id === category.id ? category : one))
      : rows && [...rows, category],
  );
  void renewCategories(cache, api);
}
