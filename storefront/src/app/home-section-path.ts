import type { ProductSource } from "@bezak/contract/content.ts";
import { emptyListState, listStateQuery } from "../features/catalog/list-state.ts";
import type { Paths } from "../lib/paths.ts";

/** Address of the full list that a section of the home page starts. */
export function sectionPath(paths: Paths, source: ProductSource): string {
  const { filter, sort = "popularity", category, brand = [], seller } = source;
  const narrowed = { ...emptyListState, filter, sort, brand, seller };
  if (category !== undefined) return `${paths.category(category)}${listStateQuery(narrowed)}`;
  return `${paths.catalog()}${listStateQuery(narrowed)}`;
}
