import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { deliver, payFor, readOrder } from "../../harness/paid-orders.ts";
import { retryWhileBusy } from "../../harness/retry-while-busy.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyers, newOrder, placePatiently, type Buyer, type Shop } from "../../harness/shop.ts";
import { readDifferences } from "./read-differences.ts";

let shop: Shop;
let buyer: Buyer;
let otherBuyer: Buyer;

beforeAll(async () => {
  shop = await sharedShop("orders");
  [buyer, otherBuyer] = (await createBuyers(shop.commerce, 2)) as [Buyer, Buyer];
});

afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));

type Answer = { order: OrderView; code: string };

const line = (handle: string, quantity = 1) => ({ productId: shop.productIds(handle).productId, quantity });

async function placed(lines: object[], other: object = {}): Promise<OrderView> {
  const order = newOrder(lines as never, other);
  const { body } = await placePatiently<Answer>(shop.commerce, buyer, order);
  return body.order;
}

const cancel = (order: OrderView, body: object = {}, who = buyer) =>
  shop.commerce.call<Answer>("PATCH", `/customer/orders/${order.id}/cancel`, { token: who.token, body });

const read = (order: OrderView) => readOrder(shop, buyer, order);

async function reserved(handle: string): Promise<number> {
  const { rows } = await shop.db.query<{ reserved: number }>(
    `select sum(l.reserved_quantity)::int as reserved from inventory_level l join inventory_item i
     on i.id = l.inventory_item_id where i.sku like $1`,
    [`${handle}-%`],
  );
  return rows[0]?.reserved ?? 0;
}

const refunds = async () => (await shop.commerce.run<{ refunds: number[] }>("read-gateway.ts")).refunds;

const move = (order: OrderView, to: string, at = 0, actor = "seller") =>
  shop.commerce.run("move-parcel.ts", { orderId: order.id, parcelId: order.parcels[at]?.id, to, actor });

describe("an order whose cash was partly collected", () => {
  it("cancels the rest with its part of the delivery, so that the totals are what the buyer paid", async () => {
    const order = await placed([line("ring"), line("watch")]);
    await deliver(shop, order, new Date());
    const { rows: labels } = await shop.db.query<{ total: number; delivery: number }>(
      "select total::int, delivery_total::int as delivery from seller_order where id = $1",
      [order.parcels[0]?.id],
    );
    const [firstLabel = { total: 0, delivery: 0 }] = labels;
    expect([firstLabel.delivery % 1_000, firstLabel.delivery < order.totals.delivery]).toEqual([0, true]);
    const { status, body } = await cancel(order, { parcelId: order.parcels[1]?.id });
    expect(status).toBe(200);
    expect(body.order.totals).toMatchObject(firstLabel);
    expect(body.order.payment).toMatchObject({ status: "paid", refunded: 0, refundOwed: 0 });
    expect((await read(order)).totals).toEqual(body.order.totals);
  });
});

describe("cancelling a whole order", () => {
  it("happens once for many requests at once: stock is released, actor and reason are shown", async () => {
    const before = await reserved("watch");
    const order = await placed([line("ring", 2), line("watch", 3)]);
    expect(order).toMatchObject({ canCancel: true, parcels: [{ canCancel: true }, { canCancel: true }] });
    expect(await reserved("watch")).toBe(before + 3);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => retryWhileBusy(() => cancel(order, { reason: "Передумала" }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const now = answers[0]!.body.order;
    expect((await cancel(order, { reason: "два" })).body.order).toEqual(now);
    const { rows } = await shop.db.query("select reason from order_cancellation where order_id = $1", [
      order.id,
    ]);
    expect(rows).toEqual([{ reason: "Передумала" }]);
    expect(now).toMatchObject({
      status: "cancelled",
      canCancel: false,
      totals: order.totals,
      payment: { status: "cancelled", refunded: 0, refundOwed: 0 },
    });
    const act = { actor: "buyer", reason: "Передумала" };
    expect(now.timeline.at(-1)).toMatchObject({ status: "cancelled", ...act });
    for (const item of now.items) expect(item).toMatchObject({ canCancel: false, cancelled: act });
    expect(await reserved("watch")).toBe(before);
  });

  it("prevents a later payment", async () => {
    const order = await placed([line("ring")], { paymentMethod: "deferred" });
    await cancel(order);
    await payFor(shop, order);
    expect((await read(order)).payment.status).toBe("cancelled");
  });

  it("owes the refund that the gateway refuses, without lines cancelled before the payment", async () => {
    const order = await placed([line("ring"), line("watch")], { paymentMethod: "deferred" });
    const sum = 100_000 + order.totals.delivery;
    // the later payment does not charge a cancelled line
    await cancel(order, { itemId: order.items[1]?.id });
    await payFor(shop, order);
    expect((await read(order)).payment).toMatchObject({ status: "paid" });
    const { rows } = await shop.db.query(
      "select sum(amount)::int as paid from order_transaction where order_id = $1",
      [order.id],
    );
    expect(rows).toEqual([{ paid: sum }]);

    await shop.commerce.run("refuse-refunds.ts", { refuse: true });
    const { status, body } = await cancel(order);
    await shop.commerce.run("refuse-refunds.ts", { refuse: false });
    expect([status, body.order.status]).toEqual([200, "cancelled"]);
    expect(body.order.payment).toMatchObject({ status: "paid", refunded: 0, refundOwed: sum });
    const given = (await refunds()).length;
    await cancel(order);
    expect((await refunds()).length).toBe(given);
  });
});

describe("cancelling a line", () => {
  it("refunds it alone; cancelling the rest refunds the rest, once", async () => {
    const order = await placed([line("ring"), line("watch")], { paymentMethod: "deferred" });
    const rest = 100_000 + order.totals.delivery;
    await payFor(shop, order);
    const given = (await refunds()).length;
    await cancel(order, { itemId: order.items[1]?.id });
    expect((await refunds()).slice(given)).toEqual([250_001]);
    expect((await read(order)).payment).toMatchObject({ status: "paid", refunded: 250_001 });
    await Promise.all([cancel(order), cancel(order)]);
    expect((await refunds()).slice(given)).toEqual([250_001, rest]);
    expect((await read(order)).payment).toMatchObject({
      status: "refunded",
      refunded: 250_001 + rest,
      refundOwed: 0,
    });
    const { rows } = await shop.db.query(
      "select sum(amount)::int as left from order_transaction where order_id = $1 and deleted_at is null",
      [order.id],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it("leaves it visible and reduces the totals, up to the last line of a parcel and of the order", async () => {
    const order = await placed([line("ring", 2), line("limited"), line("watch"), line("scarf-1")]);
    const { delivery } = order.totals;
    const [ring, brooch, , scarf] = order.items;
    const before = await reserved("limited");
    const { status, body } = await cancel(order, { itemId: brooch?.id, reason: "Нашла дешевле" });
    expect([status, body.order.status]).toEqual([200, "pending"]);
    expect(body.order.totals).toMatchObject({ items: 495_001, delivery, total: 495_001 + delivery });
    expect(body.order.items).toHaveLength(4);
    expect(body.order.items[1]).toMatchObject({
      id: brooch?.id,
      canCancel: false,
      cancelled: { actor: "buyer", reason: "Нашла дешевле" },
    });
    expect(body.order.items[0]).toMatchObject({
      id: ring?.id,
      canCancel: true,
      cancelled: null,
      quantity: 2,
    });
    expect(body.order.parcels[0]).toMatchObject({ status: "pending", subtotal: 200_000 });
    expect(await reserved("limited")).toBe(before - 1);
    const again = await cancel(order, { itemId: brooch?.id });
    expect(again.body.order).toEqual(body.order);

    // the other parcels bear the delivery of a cancelled one
    const [first, second, third] = order.parcels;
    const alone = (await cancel(order, { parcelId: second?.id, reason: "Долго" })).body.order;
    expect(alone.parcels).toMatchObject([
      { id: first?.id, status: "pending", subtotal: 200_000 },
      { status: "cancelled", subtotal: 250_001, canCancel: false, timeline: [{}, { reason: "Долго" }] },
      { id: third?.id, status: "pending", subtotal: 45_000 },
    ]);
    expect(alone.totals).toMatchObject({ items: 245_000, delivery });

    const last = (await cancel(order, { itemId: ring?.id })).body.order;
    expect(last.parcels.map(({ status }) => status)).toEqual(["cancelled", "cancelled", "pending"]);
    const { rows } = await shop.db.query(
      "select total::int, commission::int from seller_order where id = $1",
      [third?.id],
    );
    expect(rows).toEqual([{ total: 45_000 + delivery, commission: 4_500 }]);
    expect((await cancel(order, { itemId: scarf?.id })).body.order.status).toBe("cancelled");
  });
});

describe("cancelling a parcel", () => {
  it("is refused once it is packed; another parcel of the order can still be cancelled", async () => {
    const order = await placed([line("ring"), line("watch")]);
    await move(order, "confirmed");
    await move(order, "processing");
    for (const body of [{}, { parcelId: order.parcels[0]?.id }, { itemId: order.items[0]?.id }]) {
      const refused = await cancel(order, body);
      expect([refused.status, refused.body.code]).toEqual([409, "too_late_to_cancel"]);
    }
    expect(await read(order)).toMatchObject({
      canCancel: false,
      parcels: [{ canCancel: false }, { canCancel: true }],
    });
    const { body } = await cancel(order, { parcelId: order.parcels[1]?.id });
    expect(body.order.parcels.map(({ status }) => status)).toEqual(["processing", "cancelled"]);
    expect(body.order.status).toBe("processing");
  });

  it("and sending it at once end in one of the two", async () => {
    const order = await placed([line("ring"), line("watch"), line("button", 5)]);
    for (const [at, { id }] of order.parcels.entries()) {
      await move(order, "confirmed", at);
      const [moved, cancelled] = await Promise.all([
        move(order, "processing", at).then(
          () => true,
          () => false,
        ),
        cancel(order, { parcelId: id }),
      ]);
      expect(moved).toBe(cancelled.status === 409);
      expect((await read(order)).parcels[at]?.status).toBe(moved ? "processing" : "cancelled");
    }
  });
});

describe("rejected cancellations", () => {
  let order: OrderView;
  beforeAll(async () => {
    order = await placed([line("ring")]);
  });

  it("are 404 for others' orders and foreign lines and parcels, 401 for guests, 400 for invalid input", async () => {
    const other = await placed([line("ring")]);
    const foreign = await cancel(order, {}, otherBuyer);
    expect([foreign.status, foreign.body.code]).toEqual([404, "order_not_found"]);
    for (const body of [
      { itemId: other.items[0]?.id },
      { parcelId: other.parcels[0]?.id },
      { itemId: order.items[0]?.id, parcelId: other.parcels[0]?.id },
    ]) {
      const refused = await cancel(order, body);
      expect([refused.status, refused.body.code]).toEqual([404, "not_found"]);
    }
    const nobody = await shop.commerce.call("PATCH", `/customer/orders/${order.id}/cancel`, { body: {} });
    expect(nobody.status).toBe(401);
    for (const body of [{ quantity: 1 }, { itemId: 7 }, { reason: "x".repeat(501) }, { parcelId: "" }]) {
      expect((await cancel(order, body)).status).toBe(400);
    }
    expect((await read(order)).status).toBe("pending");
  });

  it("are 503 while the order is locked too long, and succeed when repeated", async () => {
    await shop.db.query(
      "insert into lease_lock (key, owner, expires_at) values ($1, 'another', now() + interval '1 minute')",
      [`ord:${order.id}`],
    );
    const waited = await cancel(order);
    await shop.db.query("delete from lease_lock where owner = 'another'");
    expect([waited.status, waited.body.code]).toEqual([503, "commerce_unavailable"]);
    expect((await read(order)).status).toBe("pending");
    expect((await cancel(order)).status).toBe(200);
  });
});

it("reads every list of orders and payments as Medusa reads each order", async () => {
  expect(await readDifferences(shop, buyer, otherBuyer)).toEqual([]);
});
