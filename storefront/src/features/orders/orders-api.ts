import * as ordersCalls from "@bezak/contract/routes/orders.ts";
import * as refundsOwedCalls from "@bezak/contract/routes/refunds-owed.ts";
import { setServerClock } from "../../lib/server-clock.ts";
import type { CancelOrder, Order } from "@bezak/contract/orders.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { refetchUnpaid } from "../../lib/unpaid.ts";

interface OrdersChoice {
  page: number;
  status?: OrderStatus;
  q?: string;
}

export function ordersQuery(api: ApiClient, choice: OrdersChoice) {
  return queryOptions({
    queryKey: ["orders", "list", choice],
    queryFn: ({ signal }) =>
      api.call(ordersCalls.orders, {
        query: { ...choice, limit: 10 },
        signal,
        onHeaders: setServerClock,
      }),
    placeholderData: keepPreviousData,
    ...refetchUnpaid<AnswerOf<typeof ordersCalls.orders>>(({ data }) => data),
  });
}

/** One order by id or number. */
export function orderQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ["orders", "one", id],
    queryFn: async ({ signal }) => {
      return (await api.call(ordersCalls.order, { params: { id }, signal, onHeaders: setServerClock })).data;
    },
    enabled: id !== "",
    ...refetchUnpaid<Order>((order) => [order]),
  });
}

/** Puts the answer into the cache by id and by number. */
const replacesOrder = (queryClient: QueryClient) => ({
  onSuccess: (order: Order) => {
    for (const key of [order.id, order.number]) queryClient.setQueryData(["orders", "one", key], order);
  },
  // the order may also have been changed elsewhere
  onSettled: () => {
    void queryClient.invalidateQueries({ queryKey: ["orders"] });
    void queryClient.invalidateQueries({ queryKey: ["payments"] });
  },
});

export function cancelMutation(api: ApiClient, queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async (body: CancelOrder) => {
      return (await api.call(ordersCalls.cancelOrder, { params: { id }, body })).data;
    },
    ...replacesOrder(queryClient),
  });
}

/** Sets the card or account for a refund that is owed. */
export function refundAccountMutation(api: ApiClient, queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async (account: string) => {
      return (
        await api.call(refundsOwedCalls.nameRefundAccount, {
          params: { id },
          body: { account },
          confirmed: true,
        })
      ).data;
    },
    // the account number must not be cached
    gcTime: 0,
    ...replacesOrder(queryClient),
  });
}
