import { afterAll, beforeAll, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { killAt } from "../../harness/kill-at.ts";
import { refundWrites, type OrderWrite } from "../../harness/order-traps.ts";
import { placePaid, readOrder } from "../../harness/paid-orders.ts";
import { createBuyer, openShop, type Buyer, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";

let shop: Shop;
let buyer: Buyer;

beforeAll(async () => {
  shop = await openShop("cancel_crash");
  buyer = await createBuyer(shop.commerce);
});

afterAll(() => shop?.close());

/** The writes of a cancellation one after another. */
const writes = {
  noted: ["order_cancellation", "insert", "true", "new.order_id"],
  asking: ["order_cancellation", "update", "new.refund_state = 'asked'", "new.order_id"],
  refund: refundWrites.refund,
  refunded: [
    "order_cancellation",
    "update",
    "new.refund_state = 'done' and new.state = 'started'",
    "new.order_id",
  ],
  booked: refundWrites.booked,
  edit: ["order_change", "insert", "true", "new.order_id"],
  lines: ["order_item", "insert", "new.version > 1", "new.order_id"],
  stock: [
    "reservation_item",
    "update",
    "new.deleted_at is not null",
    "'order_' || substr(new.line_item_id, 7, 26)",
  ],
  closed: ["order", "update", "new.status = 'canceled'", "new.id"],
  parcels: ["order_cancellation", "update", "new.state = 'done'", "new.order_id"],
} satisfies Record<string, OrderWrite>;

type Write = keyof typeof writes;

const lineWrites: Write[] = Object.keys(writes).filter((write) => write !== "closed") as Write[];

const wholeWrites: Write[] = ["refund", "stock", "closed", "parcels"];

/** Beside its scarf; an order that is called off whole shares nothing with the others, so that none holds one up. */
const second = ["ring", "watch", "limited", "button"];

const cancel = (id: string, body: object) =>
  shop.commerce.call("PATCH", `/customer/orders/${id}/cancel`, { token: buyer.token, body });

/** Orders of two sellers as a rule, each killed at its write while it is called off. */
async function crashAt(points: Write[], target: (order: OrderView) => object) {
  const orders = new Map<Write, OrderView>();
  for (const [index, write] of points.entries()) {
    const goods = { [`scarf-${index % 9}`]: 2, [second[index % second.length]!]: 2 };
    orders.set(write, await placePaid(shop, buyer, goods));
  }
  const ids = Object.fromEntries([...orders].map(([write, { id }]) => [write, id]));
  await killAt(shop, writes, ids, (id) =>
    cancel(id, target([...orders.values()].find((order) => order.id === id)!)),
  );
  const unfinished = "select 1 from order_cancellation where state = 'started'";
  await until(
    "every cancellation to end",
    async () => (await shop.db.query(unfinished)).rows.length === 0,
    90,
  );
  expect(await brokenRules(shop.db)).toEqual({});
  for (const [write, order] of orders) orders.set(write, await readOrder(shop, buyer, order));
  return orders;
}

/** Given back or owed, never both and never twice; asked and unanswered is owed. */
const money = ({ payment: { refunded, refundOwed } }: OrderView) => ({ refunded, refundOwed });

const firstLine = (order: OrderView) => ({ itemId: order.items[0]?.id });

it("carries a line's cancellation out after kill -9 at any step", async () => {
  const after = await crashAt(lineWrites, firstLine);
  for (const [write, order] of after) {
    const gone = order.items.filter(({ cancelled }) => cancelled !== null).length;
    // Not even noted down: the buyer was answered nothing, and nothing happened.
    expect([write, gone]).toEqual([write, write === "noted" ? 0 : 1]);
    expect([write, order.status]).toEqual([write, "pending"]);
  }
  const scarves = 90_000;
  for (const write of ["refunded", "booked", "edit", "lines", "stock", "parcels"] as const) {
    expect([write, money(after.get(write)!)]).toEqual([write, { refunded: scarves, refundOwed: 0 }]);
  }
  expect(money(after.get("noted")!)).toEqual({ refunded: 0, refundOwed: 0 });
  expect(money(after.get("asking")!)).toEqual({ refunded: scarves, refundOwed: 0 });
  expect(money(after.get("refund")!)).toEqual({ refunded: 0, refundOwed: scarves });
  const unnoted = after.get("noted")!;
  expect((await cancel(unnoted.id, firstLine(unnoted))).status).toBe(200);
  expect(await brokenRules(shop.db)).toEqual({});
});

it("carries an order's cancellation out after kill -9 at any step", async () => {
  for (const [write, order] of await crashAt(wholeWrites, () => ({}))) {
    expect([write, order.status]).toEqual([write, "cancelled"]);
    const { refunded, refundOwed } = money(order);
    expect([write, refunded + refundOwed]).toEqual([write, order.totals.total]);
  }
});
