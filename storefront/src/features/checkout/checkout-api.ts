import type { Order, ordersRoutes } from "@bezak/contract/orders.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import type { OrderAttempt } from "./order-attempt.ts";

type Orders = typeof ordersRoutes;

/** Places an order, once however often it is called with the same attempt. */
export async function placeOrder(api: ApiClient, { key, body }: OrderAttempt): Promise<Order> {
  const headers = { "idempotency-key": key };
  return (await api.call<Orders["placeOrder"]>("POST", "/orders", { body, headers })).data;
}
