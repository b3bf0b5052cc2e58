import type { referenceRoutes } from "@bezak/contract/reference.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";

type Reference = typeof referenceRoutes;

/** Cities that goods go to. */
export function citiesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["cities"],
    queryFn: async ({ signal }) => (await api.call<Reference["cities"]>("GET", "/cities", { signal })).data,
    staleTime: 300_000,
  });
}
