import type { NewReturn, returnsRoutes } from "@bezak/contract/returns.ts";
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";

type Routes = typeof returnsRoutes;

const pathOf = (orderId: string) => `/orders/${encodeURIComponent(orderId)}/returns`;

/** Returns of one order, newest first. */
export function returnsQuery(api: ApiClient, orderId: string) {
  return queryOptions({
    queryKey: ["returns", orderId],
    queryFn: async ({ signal }) =>
      (await api.call<Routes["returnsOfOrder"]>("GET", pathOf(orderId), { signal })).data,
  });
}

/** What a return changes: the returns of its order, and what of the order may still be returned. */
function renew(queryClient: QueryClient) {
  void queryClient.invalidateQueries({ queryKey: ["returns"] });
  void queryClient.invalidateQueries({ queryKey: ["orders"] });
}

export function requestReturnMutation(api: ApiClient, queryClient: QueryClient, orderId: string) {
  return mutationOptions({
    mutationFn: async (body: NewReturn) =>
      (await api.call<Routes["requestReturn"]>("POST", pathOf(orderId), { body })).data,
    onSettled: () => renew(queryClient),
  });
}

export function withdrawReturnMutation(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) =>
      api.call<Routes["withdrawReturn"]>("DELETE", `/returns/${encodeURIComponent(id)}`),
    onSettled: () => renew(queryClient),
  });
}
