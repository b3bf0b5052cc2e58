import { randomUUID } from "node:crypto";
import type { Notification } from "@bezak/contract/notifications.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { PaymentView } from "../../../src/workflows/order/read-payments.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { ReturnView } from "../../../src/workflows/return/read-returns.ts";
import { deliver } from "../../harness/paid-orders.ts";
import { restock } from "../../harness/restock.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyers, newOrder, type Buyer, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { order, parcelCalls } from "../parcels/parcel-calls.ts";
import type { Person } from "../shops/shop-calls.ts";

let shop: Shop;
let calls: ReturnType<typeof parcelCalls>;
let atlas: Person;
let buyers: Buyer[];

beforeAll(async () => {
  shop = await sharedShop("people");
  calls = parcelCalls(shop);
  atlas = await calls.member("atlas");
  buyers = await createBuyers(shop.commerce, 2);
});

interface Lists {
  orders: OrderView[];
  payments: PaymentView[];
  returns: ReturnView[];
  notifications: Notification[];
}

const get = async <T>(path: string, { token }: Buyer) => {
  const { status, body } = await shop.commerce.call<T>("GET", path, { token });
  expect([path, status]).toEqual([path, 200]);
  return body;
};

/** Every list that contains the buyer's orders, including the shop's. */
async function readLists(buyer: Buyer) {
  const [orders, payments, returns, inbox, data, parcels, ofShop] = await Promise.all([
    get<Pick<Lists, "orders">>("/customer/orders", buyer),
    get<Pick<Lists, "payments">>("/customer/payments", buyer),
    get<Pick<Lists, "returns">>("/customer/returns", buyer),
    get<Pick<Lists, "notifications">>("/customer/inbox", buyer),
    get<Pick<Lists, "orders"> & { notifications: { entries: Notification[] } }>("/customer/data", buyer),
    calls.list(atlas.token, "?limit=2"),
    calls.returns(atlas.token, "?limit=1"),
  ]);
  expect([parcels.status, ofShop.status]).toEqual([200, 200]);
  return {
    ...orders,
    ...payments,
    ...returns,
    ...inbox,
    data,
    parcels: parcels.body.parcels,
    shopReturns: ofShop.body.returns,
  };
}

describe("a row with an unexpected shape", () => {
  it("is listed with its reliable fields, beside the others", async () => {
    const buyer = buyers[0]!;
    const good = await order(shop, buyer, { ring: 1 });
    const odd = await order(shop, buyer, { ring: 2 });
    await deliver(shop, odd, new Date());
    const requested = await shop.commerce.call<{ return: ReturnView }>(
      "POST",
      `/customer/orders/${odd.id}/returns`,
      {
        token: buyer.token,
        body: {
          parcelId: odd.parcels[0]?.id,
          reason: "defect",
          refundAccount: "8600120000000008",
          items: [{ itemId: odd.items[0]?.id, quantity: 1 }],
        },
      },
    );
    expect(requested.status).toBe(201);
    await until("the buyer to be notified", async () =>
      (await get<Pick<Lists, "notifications">>("/customer/inbox", buyer)).notifications.some(
        ({ type }) => type === "parcel",
      ),
    );
    const before = await readLists(buyer);
    const { rows: original } = await shop.db.query<{ lines: object; timeline: object; steps: object }>(
      `select l.metadata as lines, p.timeline, r.lines as steps from seller_order p
         join order_item i on i.order_id = p.order_id join order_line_item l on l.id = i.item_id
         join return_request r on r.order_id = p.order_id where p.order_id = $1 limit 1`,
      [odd.id],
    );
    const write = async (lines: object, timeline: object, steps: object) => {
      const line = "select item_id from order_item where order_id = $2";
      await shop.db.query(`update order_line_item set metadata = $1 where id in (${line})`, [lines, odd.id]);
      await shop.db.query("update seller_order set timeline = $1 where order_id = $2", [timeline, odd.id]);
      await shop.db.query("update return_request set lines = $1 where order_id = $2", [steps, odd.id]);
    };
    const entry = before.notifications.find(({ type }) => type === "parcel")!;
    const rename = "update inbox_entry set event = event || $1 where id = $2";
    await write({}, {}, {});
    await shop.db.query(rename, ["_of_old", entry.id]);
    const after = await readLists(buyer);
    await write(original[0]!.lines, original[0]!.timeline, original[0]!.steps);
    await shop.db.query("update inbox_entry set event = replace(event, '_of_old', '') where id = $1", [
      entry.id,
    ]);

    const paid = { status: "delivered", totals: odd.totals, number: odd.number };
    expect(after.orders[1]).toEqual(before.orders[1]);
    expect(after.orders[1]?.id).toBe(good.id);
    expect(after.orders[0]).toMatchObject({ id: odd.id, ...paid, items: [], canCancel: false });
    expect(after.orders[0]?.payment).toEqual(before.orders[0]?.payment);
    expect(after.orders[0]?.parcels[0]).toMatchObject({ subtotal: 200_000, status: "delivered", items: [] });
    expect(after.data.orders).toHaveLength(2);
    expect(after.payments[1]).toEqual(before.payments[1]);
    expect(after.payments[0]).toMatchObject({
      orderNumber: odd.number,
      amount: odd.totals.total,
      status: "paid",
      methods: [],
    });
    expect(after.parcels[1]).toEqual(before.parcels[1]);
    expect(after.parcels[0]).toMatchObject({ number: `${odd.number}-1`, status: "delivered", items: [] });
    expect(after.parcels[0]?.money).toEqual(before.parcels[0]?.money);
    const returned = { id: requested.body.return.id, status: "requested", amount: 100_000, items: [] };
    expect(after.returns).toEqual([expect.objectContaining(returned)]);
    expect(after.shopReturns).toEqual([expect.objectContaining(returned)]);
    // one that was being sent may have arrived since
    expect(after.notifications.map(({ id }) => id)).toEqual(
      expect.arrayContaining(before.notifications.map(({ id }) => id)),
    );
    const plain = { id: entry.id, title: "Уведомление", link: null };
    expect(after.notifications).toContainEqual(expect.objectContaining(plain));
    expect(after.data.notifications.entries).toContainEqual(expect.objectContaining(plain));
    expect(shop.commerce.output()).toContain(`The stored order ${odd.id} is shown without its details`);
    expect((await readLists(buyer)).orders).toEqual(before.orders);
  });
});

describe("an order with more pieces of a product than may be ordered today", () => {
  it("is listed as it was placed, and is accepted and cancelled as any other", async () => {
    const buyer = buyers[1]!;
    await restock(shop, "ring", 1000);
    const { productId } = shop.productIds("ring");
    const line = { productId, quantity: 60 };
    const request = newOrder([line, line]);
    const placed = () =>
      shop.commerce.run<string>("../../http/orders/inside/place-above-limit.ts", {
        customerId: buyer.id,
        idempotencyKey: randomUUID(),
        request,
      });
    const id = await placed();
    const { orders, payments, parcels, data } = await readLists(buyer);
    const large = { id, items: [expect.objectContaining({ quantity: 120, total: 12_000_000 })] };
    expect(orders).toEqual([expect.objectContaining(large)]);
    expect(data.orders).toEqual([expect.objectContaining(large)]);
    expect(payments[0]).toMatchObject({ orderId: id, amount: orders[0]?.totals.total });
    expect(parcels[0]?.items).toEqual([expect.objectContaining({ quantity: 120 })]);
    const parcelId = orders[0]?.parcels[0]?.id ?? "";
    const accepted = await calls.move(atlas.token, parcelId, "confirmed");
    expect([accepted.status, accepted.body.parcel.items[0]?.quantity]).toEqual([200, 120]);
    for (const to of ["processing", "shipped", "delivered"]) {
      const at = new Date().toISOString();
      await shop.commerce.run("move-parcel.ts", { orderId: id, parcelId, to, actor: "seller", at });
    }
    const { token } = buyer;
    const items = [{ itemId: orders[0]?.items[0]?.id, quantity: 120 }];
    const body = { parcelId, items, reason: "defect", refundAccount: "8600120000000008" };
    await shop.commerce.call("POST", `/customer/orders/${id}/returns`, { token, body });
    const { returns, shopReturns } = await readLists(buyer);
    for (const list of [returns, shopReturns]) expect(list[0]?.items).toMatchObject([{ quantity: 120 }]);
    const path = `/customer/orders/${await placed()}/cancel`;
    const cancelled = await shop.commerce.call<{ order: OrderView }>("PATCH", path, { token, body: {} });
    expect(cancelled.body.order).toMatchObject({ status: "cancelled", items: [{ quantity: 120 }] });
  });
});
