import * as routes from "@bezak/contract/routes/payments.ts";
import type { CardCode, CardDetails, NewPayment, Payment } from "@bezak/contract/payments.ts";
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { setServerClock } from "../../lib/server-clock.ts";
import type { ApiClient } from "../../lib/api-client.ts";

const toKey = (id: string) => ["payments", "one", id];
export const toChanges = (id: string) => ["payments", "change", id];

/** One payment by its id. */
export function paymentQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: toKey(id),
    queryFn: async ({ signal }) => {
      return (await api.call(routes.paymentStatus, { params: { id }, signal, onHeaders: setServerClock }))
        .data;
    },
    enabled: id !== "",
  });
}

/** What every change of a payment leaves behind; whatever came of it, orders and lists show it too. */
function changing(queryClient: QueryClient, id: string) {
  return {
    mutationKey: toChanges(id),
    // a look that began before the change would show the payment as it was
    onMutate: () => queryClient.cancelQueries({ queryKey: toKey(id) }),
    onSuccess: (payment: Payment) => queryClient.setQueryData(toKey(payment.id), payment),
    onSettled: (_: Payment | undefined, error: unknown) => {
      void queryClient.invalidateQueries({ queryKey: ["orders"] });
      void queryClient.invalidateQueries({ queryKey: ["payments", "list"] });
      // a refusal changes the payment as well: a try less, another reason
      if (error) void queryClient.invalidateQueries({ queryKey: toKey(id) });
    },
    gcTime: 0,
  };
}

/** Chooses how an unpaid order is paid; the answer says where. `id` is the payment's. */
export function startPaymentMutation(api: ApiClient, queryClient: QueryClient, id: string) {
  return mutationOptions({
    ...changing(queryClient, id),
    mutationFn: async (body: NewPayment) => (await api.call(routes.startPayment, { body })).data,
  });
}

// What is passed to a mutation stays in the cache of mutations, so a card and its code are read when they are sent. One
// that waits for the network would be sent when nobody expects it any more.

/** Begins to pay with a card; its bank sends a code. */
export function payByCardMutation(
  api: ApiClient,
  queryClient: QueryClient,
  id: string,
  read: () => CardDetails,
) {
  return mutationOptions({
    ...changing(queryClient, id),
    networkMode: "always",
    mutationFn: async () => (await api.call(routes.payByCard, { params: { id }, body: read() })).data,
  });
}

/** Pays with the code that the bank sent. */
export function confirmCardMutation(
  api: ApiClient,
  queryClient: QueryClient,
  id: string,
  read: () => CardCode,
) {
  return mutationOptions({
    ...changing(queryClient, id),
    networkMode: "always",
    mutationFn: async () => (await api.call(routes.confirmCard, { params: { id }, body: read() })).data,
  });
}

/** Has the bank send another code. */
export function resendCodeMutation(api: ApiClient, queryClient: QueryClient, id: string) {
  return mutationOptions({
    ...changing(queryClient, id),
    mutationFn: async () => (await api.call(routes.resendCode, { params: { id }, body: {} })).data,
  });
}
