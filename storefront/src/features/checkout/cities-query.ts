import * as routes from "@bezak/contract/routes/reference.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";

/** Cities with delivery. */
export function citiesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["cities"],
    queryFn: async ({ signal }) => (await api.call(routes.cities, { signal })).data,
    staleTime: 300_000,
  });
}
