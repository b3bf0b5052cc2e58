import { afterAll, beforeAll, expect, it } from "vitest";
import type { ReturnView } from "../../../src/workflows/return/read-returns.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { killAt } from "../../harness/kill-at.ts";
import type { OrderWrite } from "../../harness/order-traps.ts";
import { deliver, placePaid } from "../../harness/paid-orders.ts";
import { createBuyer, openShop, type Buyer, type Shop } from "../../harness/shop.ts";

let shop: Shop;
let buyer: Buyer;

beforeAll(async () => {
  shop = await openShop("restock_crash");
  buyer = await createBuyer(shop.commerce);
});

afterAll(() => shop?.close());

/** The two writes of one transaction: the return is received, its goods are on the shelf. */
const writes = {
  received: ["return_request", "update", "new.status = 'received'", "new.order_id"],
  shelved: [
    "inventory_level",
    "update",
    "new.stocked_quantity > old.stocked_quantity",
    "(select order_id from trapped where write = 'shelved')",
  ],
} satisfies Record<string, OrderWrite>;

const receive = (returnId: string) =>
  shop.commerce.run<string>("move-return.ts", { returnId, to: "received", actor: "admin", restock: true });

async function stocked(): Promise<number> {
  const { rows } = await shop.db.query<{ stocked: number }>(
    "select sum(stocked_quantity)::int as stocked from inventory_level",
  );
  return rows[0]?.stocked ?? 0;
}

async function approved(handle: string): Promise<{ orderId: string; returnId: string }> {
  const order = await placePaid(shop, buyer, { [handle]: 2 });
  await deliver(shop, order, new Date());
  const items = [{ itemId: order.items[0]?.id, quantity: 2 }];
  const body = { parcelId: order.parcels[0]?.id, items, reason: "defect" };
  const path = `/customer/orders/${order.id}/returns`;
  const asked = await shop.commerce.call<{ return: ReturnView }>("POST", path, { token: buyer.token, body });
  const { id: returnId } = asked.body.return;
  await shop.commerce.run("move-return.ts", { returnId, to: "approved", actor: "admin" });
  return { orderId: order.id, returnId };
}

it("shelves what came back with its return or not at all, and once, after kill -9 at either write", async () => {
  const made = { received: await approved("ring"), shelved: await approved("watch") };
  const returns = new Map(Object.values(made).map(({ orderId, returnId }) => [orderId, returnId]));
  const before = await stocked();
  await killAt(
    shop,
    writes,
    Object.fromEntries(Object.entries(made).map(([write, { orderId }]) => [write, orderId])),
    (orderId) => receive(returns.get(orderId)!),
  );
  const states = () => shop.db.query<{ status: string }>("select distinct status from return_request");
  expect((await states()).rows).toEqual([{ status: "approved" }]);
  expect(await stocked()).toBe(before);
  for (const returnId of returns.values()) {
    expect(await Promise.all([receive(returnId), receive(returnId)])).toEqual(["received", "received"]);
  }
  expect(await stocked()).toBe(before + 4);
  expect(await brokenRules(shop.db)).toEqual({});
});
