import { afterAll, beforeAll, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { ReturnView } from "../../../src/workflows/return/read-returns.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { killAt } from "../../harness/kill-at.ts";
import { refundWrites, type OrderWrite } from "../../harness/order-traps.ts";
import { deliver, placePaid, readOrder } from "../../harness/paid-orders.ts";
import { createBuyer, openShop, type Buyer, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";

let shop: Shop;
let buyer: Buyer;

beforeAll(async () => {
  shop = await openShop("return_crash");
  buyer = await createBuyer(shop.commerce);
});

afterAll(() => shop?.close());

/** The writes that give the money of a return back, one after another. */
const writes = {
  asking: ["return_request", "update", "new.refund_state = 'asked'", "new.order_id"],
  refund: refundWrites.refund,
  refunded: [
    "return_request",
    "update",
    "new.refund_state = 'done' and new.status = 'received'",
    "new.order_id",
  ],
  booked: refundWrites.booked,
  moved: ["return_request", "update", "new.status = 'refunded'", "new.order_id"],
} satisfies Record<string, OrderWrite>;

const move = (returnId: string, to: string) =>
  shop.commerce.run<string>("move-return.ts", { returnId, to, actor: "admin" });

async function received(order: OrderView): Promise<string> {
  await deliver(shop, order, new Date());
  const items = [{ itemId: order.items[0]?.id, quantity: 1 }];
  const body = { parcelId: order.parcels[0]?.id, items, reason: "defect" };
  const path = `/customer/orders/${order.id}/returns`;
  const asked = await shop.commerce.call<{ return: ReturnView }>("POST", path, { token: buyer.token, body });
  const { id } = asked.body.return;
  for (const to of ["approved", "received"]) await move(id, to);
  return id;
}

it("gives the money of a return back once, or owes it, after kill -9 at any step", async () => {
  const orders = new Map<string, OrderView>();
  const returns = new Map<string, string>();
  for (const write of Object.keys(writes)) {
    const order = await placePaid(shop, buyer, { ring: 1 });
    orders.set(write, order);
    returns.set(order.id, await received(order));
  }
  const ids = Object.fromEntries([...orders].map(([write, { id }]) => [write, id]));
  await killAt(shop, writes, ids, (id) => move(returns.get(id)!, "refunded"));
  const unfinished = "select 1 from return_request where status = 'received' and refund_state <> 'none'";
  await until("every refund to end", async () => (await shop.db.query(unfinished)).rows.length === 0, 90);
  const { rows } = await shop.db.query<{ order_id: string; status: string; refund_state: string }>(
    "select order_id, status, refund_state from return_request",
  );
  const states = new Map(rows.map((row) => [row.order_id, [row.status, row.refund_state]]));
  const price = 100_000;
  const seen: Record<string, unknown> = {};
  for (const [write, order] of orders) {
    const { refunded } = (await readOrder(shop, buyer, order)).payment;
    seen[write] = [...(states.get(order.id) ?? []), refunded];
  }
  expect(seen).toEqual({
    // Not even noted down: the shop's press is lost, and nothing happened.
    asking: ["received", "none", 0],
    refund: ["refund_owed", "owed", 0],
    refunded: ["refunded", "done", price],
    booked: ["refunded", "done", price],
    moved: ["refunded", "done", price],
  });
  expect(await brokenRules(shop.db)).toEqual({});
});
