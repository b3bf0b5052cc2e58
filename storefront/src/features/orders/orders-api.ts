import type { ordersRoutes } from "@bezak/contract/orders.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";

type Routes = typeof ordersRoutes;

/** One page of the buyer's orders, newest first. */
export function ordersQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: ["orders", "list", page],
    queryFn: ({ signal }) =>
      api.call<Routes["orders"]>("GET", "/orders", { query: { page, limit: 10 }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One order by id or number. */
export function orderQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ["orders", "one", id],
    queryFn: async ({ signal }) => {
      const path = `/orders/${encodeURIComponent(id)}`;
      return (await api.call<Routes["order"]>("GET", path, { signal })).data;
    },
    enabled: id !== "",
  });
}
