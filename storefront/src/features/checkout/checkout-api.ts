import * as routes from "@bezak/contract/routes/orders.ts";
import type { Order } from "@bezak/contract/orders.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import type { OrderAttempt } from "./order-attempt.ts";

/** Places an order, only once for all calls with the same attempt. */
export async function placeOrder(api: ApiClient, { key, body }: OrderAttempt): Promise<Order> {
  const headers = { "idempotency-key": key };
  return (await api.call(routes.placeOrder, { body, headers })).data;
}
