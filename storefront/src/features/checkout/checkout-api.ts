import type { Order, ordersRoutes } from "@bezak/contract/orders.ts";
import type { City, referenceRoutes } from "@bezak/contract/reference.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import type { OrderAttempt } from "./order-attempt.ts";

type Orders = typeof ordersRoutes;
type Reference = typeof referenceRoutes;

export function citiesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["cities"],
    queryFn: async ({ signal }) => (await api.call<Reference["cities"]>("GET", "/cities", { signal })).data,
    staleTime: 300_000,
  });
}

/** The city that an order or an account names, by its slug or its id; undefined where goods do not go. */
export function cityOf(cities: readonly City[] | undefined, name: string): City | undefined {
  return cities?.find(({ slug, id }) => slug === name || id === name);
}

/** Places an order, once however often it is called with the same attempt. */
export async function placeOrder(api: ApiClient, { key, body }: OrderAttempt): Promise<Order> {
  const headers = { "idempotency-key": key };
  return (await api.call<Orders["placeOrder"]>("POST", "/orders", { body, headers })).data;
}
