import * as routes from "@bezak/contract/routes/payments.ts";
import type { CardCode, CardDetails, NewPayment, Payment } from "@bezak/contract/payments.ts";
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { setServerClock } from "../../lib/server-clock.ts";
import type { ApiClient } from "../../lib/api-client.ts";

const toKey = (id: string) => ["payments", "one", id];
export const toChanges = (id: string) => ["payments", "change", id];

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

/** Common options of mutations: orders and lists show the payment too, so they are refreshed whatever the result. */
function changing(queryClient: QueryClient, id: string) {
  return {
    mutationKey: toChanges(id),
    // a query that began before the change would show the earlier state
    onMutate: () => queryClient.cancelQueries({ queryKey: toKey(id) }),
    onSuccess: (payment: Payment) => queryClient.setQueryData(toKey(payment.id), payment),
    onSettled: (_: Payment | undefined, error: unknown) => {
      void queryClient.invalidateQueries({ queryKey: ["orders"] });
      void queryClient.invalidateQueries({ queryKey: ["payments", "list"] });
      // a refusal also changes the payment: its remaining attempts or its reason
      if (error) void queryClient.invalidateQueries({ queryKey: toKey(id) });
    },
    gcTime: 0,
  };
}

/** Chooses the method of an unpaid order; the answer has the gateway's address. `id` is the payment's. */
export function startPaymentMutation(api: ApiClient, queryClient: QueryClient, id: string) {
  return mutationOptions({
    ...changing(queryClient, id),
    mutationFn: async (body: NewPayment) => (await api.call(routes.startPayment, { body })).data,
  });
}

// The cache of mutations contains their variables, so a card and its code are passed as functions and read when they are
// sent. Without a network the calls fail instead of being sent unexpectedly later.

/** Starts a card payment; the bank then sends a code. */
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

/** Pays with the bank's code. */
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

/** Requests another code from the bank. */
export function resendCodeMutation(api: ApiClient, queryClient: QueryClient, id: string) {
  return mutationOptions({
    ...changing(queryClient, id),
    mutationFn: async () => (await api.call(routes.resendCode, { params: { id }, body: {} })).data,
  });
}
