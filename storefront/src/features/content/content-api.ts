import * as contentCalls from "@bezak/contract/routes/content.ts";
import * as sellersCalls from "@bezak/contract/routes/sellers.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";

/** Milliseconds: editors rarely change this content. */
const staleTime = 60_000;

/** The banners of a position, such as the top of the home page. */
export function bannersQuery(api: ApiClient, position: string) {
  return queryOptions({
    queryKey: ["banners", position],
    queryFn: async ({ signal }) =>
      (await api.call(contentCalls.banners, { query: { position }, signal })).data,
    staleTime,
  });
}

/** The sections of the home page with their content. */
export function sectionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["sections"],
    queryFn: async ({ signal }) => (await api.call(contentCalls.sections, { signal })).data,
    staleTime,
  });
}

/** The best-selling sellers of the last seven days. */
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

/** Public profile of a seller. */
export function sellerQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ["seller", id],
    queryFn: async ({ signal }) => {
      return (await api.call(sellersCalls.seller, { params: { id }, signal })).data;
    },
    staleTime,
  });
}
