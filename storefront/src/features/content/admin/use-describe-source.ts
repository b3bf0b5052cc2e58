import { useQuery } from "@tanstack/react-query";
import { administeredCategoriesQuery } from "../../../lib/administered-categories.ts";
import { useApi } from "../../../lib/api-context.ts";
import { administeredBannersQuery } from "./content-admin-api.ts";
import type { DescribeSource } from "./difference-list.tsx";
import { useSourceText } from "./use-row-about.tsx";

/** Describes sources by the names of categories and banners; undefined until both are loaded or have failed. */
export function useDescribeSource(): DescribeSource | undefined {
  const api = useApi();
  const banners = useQuery(administeredBannersQuery(api));
  const categories = useQuery(administeredCategoriesQuery(api));
  const describe = useSourceText({ banners: banners.data, categories: categories.data ?? [] });
  if (banners.isLoading || categories.isLoading) return undefined;
  return (content) => ("type" in content ? describe(content) : "");
}
