import type { contentRoutes } from "@bezak/contract/content.ts";
import type { sellersRoutes } from "@bezak/contract/sellers.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";

type Content = typeof contentRoutes;
type Sellers = typeof sellersRoutes;

/** What editors arrange changes rarely; a minute old is fresh. */
const staleTime = 60_000;

/** The banners of a place, such as the top of the home page. */
export function bannersQuery(api: ApiClient, position: string) {
  return queryOptions({
    queryKey: ["banners", position],
    queryFn: async ({ signal }) =>
      (await api.call<Content["banners"]>("GET", "/banners", { query: { position }, signal })).data,
    staleTime,
  });
}

/** The parts of the home page with what they hold. */
export function sectionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["sections"],
    queryFn: async ({ signal }) => (await api.call<Content["sections"]>("GET", "/sections", { signal })).data,
    staleTime,
  });
}

/** Who sold most in the last seven days. */
export function sellersOfWeekQuery(api: ApiClient, limit: number) {
  return queryOptions({
    queryKey: ["sellers", "week", limit],
    queryFn: async ({ signal }) => {
      const query = { sort: "week", limit };
      return (await api.call<Sellers["sellers"]>("GET", "/sellers", { query, signal })).data;
    },
    staleTime,
  });
}

/** The public face of one seller. */
export function sellerQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ["seller", id],
    queryFn: async ({ signal }) => {
      const path = `/sellers/${encodeURIComponent(id)}`;
      return (await api.call<Sellers["seller"]>("GET", path, { signal })).data;
    },
    staleTime,
  });
}
