import type { Category } from "@bezak/contract/catalog.ts";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { categoriesQuery } from "./catalog-api.ts";

/** Top categories; empty until they are loaded. */
export function useTopCategories(): Category[] {
  const { data = [] } = useQuery(categoriesQuery(useApi()));
  return data.filter((category) => category.parentId === null);
}
