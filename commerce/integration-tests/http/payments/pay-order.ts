import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { getLines, readOrder } from "../../harness/paid-orders.ts";
import { newOrder, placePatiently, type Buyer, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { clickAt, toComplete, newPaydocId, toPrepare } from "./click-calls.ts";

/** Places an order of real products with this payment method. */
export async function placeFor(
  shop: Shop,
  buyer: Buyer,
  paymentMethod: string,
  quantities: Record<string, number> = { ring: 1 },
): Promise<OrderView> {
  const body = newOrder(getLines(shop, quantities), { paymentMethod });
  const placed = await placePatiently<{ order: OrderView }>(shop.commerce, buyer, body);
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
  return placed.body.order;
}

/** Pays an order by Click, before the job books it; returns Click's id of the payment. */
export async function completeClick(shop: Shop, order: OrderView): Promise<string> {
  const click = clickAt(shop.commerce.base);
  const paydocId = newPaydocId();
  const fields = toPrepare(
    { number: order.number, amount: order.totals.total },
    { click_paydoc_id: paydocId },
  );
  const prepared = await click.prepare(fields);
  const completed = await click.complete(toComplete(fields, Number(prepared.id)));
  if (completed.error !== 0) throw new Error(completed.text);
  return paydocId;
}

/** Pays an order by Click and waits until it is booked. */
export async function payByClick(shop: Shop, order: OrderView): Promise<string> {
  const paydocId = await completeClick(shop, order);
  await untilBooked(shop, order);
  return paydocId;
}

/** Waits until the payment is captured and counted in the order. */
export function untilBooked({ db }: Shop, { id }: Pick<OrderView, "id">): Promise<unknown> {
  return until("the payment to be booked", async () => {
    const { rows } = await db.query(
      `select 1 from capture c join payment p on p.id = c.payment_id
       join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
       join payment_collection k on k.id = p.payment_collection_id
       where l.order_id = $1 and k.captured_amount > 0`,
      [id],
    );
    return rows.length === 1;
  });
}

/** Waits until the order as its buyer reads it satisfies a condition. */
export function untilReads(
  shop: Shop,
  buyer: Buyer,
  order: OrderView,
  is: (now: OrderView) => boolean,
): Promise<unknown> {
  return until("the order to change", async () => is(await readOrder(shop, buyer, order)));
}

export const cancel = (shop: Shop, buyer: Buyer, { id }: OrderView, body: object = {}) =>
  shop.commerce.call<{ code?: string; order?: OrderView }>("PATCH", `/customer/orders/${id}/cancel`, {
    token: buyer.token,
    body,
  });

export const choose = (shop: Shop, buyer: Buyer, { id }: OrderView, method: string, headers = {}) =>
  shop.commerce.call<{ code?: string; payment: OrderView["payment"] & { methods: string[] } }>(
    "POST",
    "/customer/payments",
    { token: buyer.token, body: { orderId: id, method }, headers },
  );
