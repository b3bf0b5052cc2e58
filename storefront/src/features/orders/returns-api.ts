import * as routes from "@bezak/contract/routes/returns.ts";
import type { NewReturn } from "@bezak/contract/returns.ts";
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { hasCode } from "../../lib/api-error.ts";

/** Returns of an order, newest first. */
export function returnsQuery(api: ApiClient, orderId: string) {
  return queryOptions({
    queryKey: ["returns", orderId],
    queryFn: async ({ signal }) =>
      (await api.call(routes.returnsOfOrder, { params: { id: orderId }, signal })).data,
  });
}

/** A return also changes what of the order can still be returned. */
function renew(queryClient: QueryClient) {
  void queryClient.invalidateQueries({ queryKey: ["returns"] });
  void queryClient.invalidateQueries({ queryKey: ["orders"] });
}

export function requestReturnMutation(api: ApiClient, queryClient: QueryClient, orderId: string) {
  return mutationOptions({
    mutationFn: async (body: NewReturn) => {
      const send = (confirmed: boolean) =>
        api.call(routes.requestReturn, { params: { id: orderId }, body, confirmed });
      // only the server knows whether the account is a new one, which needs a confirmation by password
      const answer = await send(false).catch((error: unknown) => {
        if (!hasCode(error, "confirmation_required")) throw error;
        return send(true);
      });
      return answer.data;
    },
    // the account number must not be cached
    gcTime: 0,
    onSettled: () => renew(queryClient),
  });
}

export function withdrawReturnMutation(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => api.call(routes.withdrawReturn, { params: { id } }),
    onSettled: () => renew(queryClient),
  });
}
