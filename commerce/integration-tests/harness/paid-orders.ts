import type { OrderView } from "../../src/workflows/order/read-orders.ts";
import { newOrder, placePatiently, type Buyer, type Shop } from "./shop.ts";

/** Lines of an order for products of the fixture, by handle. */
export const getLines = (shop: Shop, quantities: Record<string, number>) =>
  Object.entries(quantities).map(([handle, quantity]) => ({
    productId: shop.productIds(handle).productId,
    quantity,
  }));

/** Places an order and pays it at the test gateway. */
export async function placePaid(
  shop: Shop,
  buyer: Buyer,
  quantities: Record<string, number>,
): Promise<OrderView> {
  const body = newOrder(getLines(shop, quantities), { paymentMethod: "deferred" });
  const { order } = (await placePatiently<{ order: OrderView }>(shop.commerce, buyer, body)).body;
  await payFor(shop, order);
  return order;
}

export async function payFor(shop: Shop, { id: orderId }: OrderView): Promise<void> {
  await shop.commerce.run("pay-at-gateway.ts", { orderId });
  await shop.commerce.run("settle-payment.ts", { orderId });
}

/** Delivers the order's first parcel at that time. */
export async function deliver(shop: Shop, order: OrderView, at: Date): Promise<void> {
  await deliverParcels(shop, order, order.parcels.slice(0, 1), at);
}

/** Delivers these parcels, except cancelled ones. */
export async function deliverParcels(
  shop: Shop,
  { id: orderId }: OrderView,
  parcels: OrderView["parcels"],
  at: Date,
): Promise<void> {
  const parcelIds = parcels.map(({ id }) => id);
  await shop.commerce.run("deliver-parcels.ts", { orderId, parcelIds, at: at.toISOString() });
}

export async function readOrder(shop: Shop, buyer: Buyer, { id }: OrderView): Promise<OrderView> {
  const path = `/customer/orders/${id}`;
  return (await shop.commerce.call<{ order: OrderView }>("GET", path, { token: buyer.token })).body.order;
}
