import { beforeAll, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, newOrder, place, type Buyer, type Shop } from "../../harness/shop.ts";
import { readDifferences } from "./read-differences.ts";

let shop: Shop;
let buyer: Buyer;

beforeAll(async () => {
  shop = await sharedShop("orders");
  buyer = await createBuyer(shop.commerce);
});

type Settled = { captured: number };

async function money(orderId: string) {
  const { rows } = await shop.db.query(
    `select (select count(*)::int from payment p where p.payment_collection_id = l.payment_collection_id) as payments,
            (select count(*)::int from capture c join payment p on p.id = c.payment_id
             where p.payment_collection_id = l.payment_collection_id) as captures,
            (select count(*)::int from order_transaction t where t.order_id = l.order_id) as transactions,
            (select sum(t.amount)::int from order_transaction t where t.order_id = l.order_id) as amount
     from order_payment_collection l where l.order_id = $1`,
    [orderId],
  );
  return rows[0] as unknown;
}

it.each(["deferred", "cash"])("%s creates an order first and one captured payment later", async (method) => {
  const body = newOrder([{ productId: shop.productIds("ring").productId, quantity: 1 }], {
    paymentMethod: method,
  });
  const placed = await place<{ order: OrderView }>(shop.commerce, buyer, body);
  expect(placed.status).toBe(201);
  const { id } = placed.body.order;
  expect(placed.body.order.payment).toMatchObject({ method, status: "pending" });
  const nothing = { payments: 0, captures: 0, transactions: 0, amount: null };
  expect(await money(id)).toEqual(nothing);

  // a callback before the payment changes nothing
  expect(await shop.commerce.run<Settled>("settle-payment.ts", { orderId: id })).toEqual({ captured: 0 });
  expect(await money(id)).toEqual(nothing);

  await shop.commerce.run("pay-at-gateway.ts", { orderId: id });
  const once = { payments: 1, captures: 1, transactions: 1, amount: 125_000 };
  const parallel = await Promise.all(
    Array.from({ length: 5 }, () => shop.commerce.run<Settled>("settle-payment.ts", { orderId: id })),
  );
  expect(parallel).toEqual(Array(5).fill({ captured: 125_000 }));
  expect(await money(id)).toEqual(once);
  expect(await shop.commerce.run<Settled>("settle-payment.ts", { orderId: id })).toEqual({
    captured: 125_000,
  });
  expect(await money(id)).toEqual(once);
  expect(await shop.commerce.run("read-gateway.ts")).toMatchObject({ cancelled: 0 });

  const read = await shop.commerce.call<{ order: OrderView }>("GET", `/customer/orders/${id}`, {
    token: buyer.token,
  });
  expect(read.body.order.payment).toMatchObject({ status: "paid" });
});

it("reads every list of orders and payments as Medusa reads each order", async () => {
  expect(await readDifferences(shop, buyer)).toEqual([]);
});
