import * as ordersCalls from "@bezak/contract/routes/orders.ts";
import * as returnsCalls from "@bezak/contract/routes/returns.ts";
import type { CancelOrder, NewOrder, Order, ordersRoutes } from "@bezak/contract/orders.ts";
import type { NewReturn, Return, returnsRoutes } from "@bezak/contract/returns.ts";
import { answer, failure } from "./answers.ts";
import { cancelled } from "./cancel-order.ts";
import { guest, signedIn } from "./people-handlers.ts";
import { place, placed } from "./placed-orders.ts";
import { mock } from "./mock.ts";

type Orders = typeof ordersRoutes;
type Returns = typeof returnsRoutes;

const returns: Return[] = [];

const find = (key: unknown) => [...placed].find(([, { id, number }]) => [id, number].includes(String(key)));
const noOrder = () => failure("order_not_found", "Заказ не найден");

function matching(url: string): Order[] {
  const parameters = new URL(url).searchParams;
  const [status, q] = [parameters.get("status"), parameters.get("q")?.toLowerCase()];
  return [...placed.values()]
    .reverse()
    .filter(
      (order) =>
        (!status || order.status === status) &&
        (!q ||
          order.number.includes(q) ||
          order.items.some(({ product }) => JSON.stringify(product.name).toLowerCase().includes(q))),
    );
}

function returned(order: Order, body: NewReturn): Return {
  const at = "2026-11-21T09:00:00.000Z";
  const parcel = order.parcels.find(({ id }) => id === body.parcelId) ?? order.parcels[0]!;
  const items = body.items.flatMap(({ itemId, quantity }) => {
    const item = parcel.items.find(({ id }) => id === itemId);
    if (!item) return [];
    const { id, product, variantTitle, price } = item;
    return [{ id, product, variantTitle, price, quantity, total: price * quantity }];
  });
  return {
    id: `ret_${returns.length + 1}`,
    orderId: order.id,
    orderNumber: order.number,
    parcel: { id: parcel.id, number: parcel.number },
    seller: parcel.seller,
    status: "requested",
    reason: body.reason,
    text: body.text ?? null,
    photos: body.photos ?? [],
    items,
    paymentMethod: "cash",
    refundAccount: body.refundAccount?.slice(-4) ?? null,
    refundOwed: false,
    createdAt: at,
    canWithdraw: true,
    amount: items.reduce((sum, { total }) => sum + total, 0),
    timeline: [{ status: "requested", at, actor: "buyer" }],
  };
}

export const orderHandlers = [
  mock(ordersCalls.placeOrder, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const key = request.headers.get("idempotency-key") ?? String(placed.size);
    const order = placed.get(key) ?? place((await request.json()) as NewOrder);
    placed.set(key, order);
    return answer<Orders["placeOrder"]>({ success: true, data: order }, 201);
  }),
  mock(ordersCalls.orders, ({ request }) => {
    if (!signedIn(request)) return guest();
    const data = matching(request.url);
    const pagination = { page: 1, limit: 20, total: data.length, pages: 1 };
    return answer<Orders["orders"]>({ success: true, data, pagination });
  }),
  mock(ordersCalls.order, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const found = find(params.id);
    return found ? answer<Orders["order"]>({ success: true, data: found[1] }) : noOrder();
  }),
  mock(ordersCalls.cancelOrder, async ({ request, params }) => {
    const found = find(params.id);
    if (!found) return noOrder();
    const data = cancelled(found[1], (await request.json()) as CancelOrder);
    placed.set(found[0], data);
    return answer<Orders["cancelOrder"]>({ success: true, data });
  }),
  mock(returnsCalls.returnsOfOrder, ({ params }) => {
    const data = returns.filter(({ orderId, orderNumber }) =>
      [orderId, orderNumber].includes(String(params.id)),
    );
    return answer<Returns["returnsOfOrder"]>({ success: true, data });
  }),
  mock(returnsCalls.requestReturn, async ({ request, params }) => {
    const found = find(params.id);
    if (!found) return noOrder();
    const data = returned(found[1], (await request.json()) as NewReturn);
    returns.unshift(data);
    return answer<Returns["requestReturn"]>({ success: true, data }, 201);
  }),
  mock(returnsCalls.returns, () => {
    const pagination = { page: 1, limit: 20, total: returns.length, pages: 1 };
    return answer<Returns["returns"]>({ success: true, data: returns, pagination });
  }),
  mock(returnsCalls.withdrawReturn, ({ params }) => {
    const at = returns.findIndex(({ id }) => id === params.id);
    if (at < 0) return failure("return_not_found", "Заявка на возврат не найдена");
    returns.splice(at, 1);
    return answer<Returns["withdrawReturn"]>({ success: true, data: {} });
  }),
];
