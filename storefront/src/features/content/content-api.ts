import * as contentCalls from "@bezak/contract/routes/content.ts";
import * as sellersCalls from "@bezak/contract/routes/sellers.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";

/** What editors arrange changes rarely; a minute old is fresh. */
const staleTime = 60_000;

/** The banners of a place, such as the top of the home page. */
export function bannersQuery(api: ApiClient, position: string) {
  return queryOptions({
    queryKey: ["banners", position],
    queryFn: async ({ signal }) =>
      (await api.call(contentCalls.banners, { query: { position }, signal })).data,
    staleTime,
  });
}

/** The parts of the home page with what they hold. */
export function sectionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["sections"],
    queryFn: async ({ signal }) => (await api.call(contentCalls.sections, { signal })).data,
    staleTime,
  });
}

/** Who sold most in the last seven days. */
export function sellersOfWeekQuery(api: ApiClient, limit: number) {
  return queryOptions({
    queryKey: ["sellers", "week", limit],
    queryFn: async ({ signal }) => {
      const query = { sort: "week", limit } as const;
      return (await api.call(sellersCalls.sellers, { query, signal })).data;
    },
    staleTime,
  });
}

/** The public face of one seller. */
export function sellerQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ["seller", id],
    queryFn: async ({ signal }) => {
      return (await api.call(sellersCalls.seller, { params: { id }, signal })).data;
    },
    staleTime,
  });
}
