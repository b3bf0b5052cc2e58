import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import * as routes from "@bezak/contract/routes/category-admin.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "./api-client.ts";

/** All categories, inactive ones too. */
export function administeredCategoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["administered-categories"],
    queryFn: async ({ signal }): Promise<AdministeredCategory[]> =>
      (await api.call(routes.administeredCategories, { signal })).data,
    staleTime: 60_000,
  });
}
