import { beforeAll, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { deliver, readOrder } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, newOrder, place, type Buyer, type Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { readDifferences } from "./read-differences.ts";

let shop: Shop;
let buyer: Buyer;
let admin: string;

beforeAll(async () => {
  shop = await sharedShop("orders");
  buyer = await createBuyer(shop.commerce);
  admin = await shopCalls(shop).administrator();
});

interface Owed {
  id: string;
  version: string;
}

/** Returns one piece of a parcel; its refund is owed. */
async function takeBack(order: OrderView, parcel: OrderView["parcels"][number] | undefined): Promise<string> {
  const { body } = await shop.commerce.call<{ return: { id: string } }>(
    "POST",
    `/customer/orders/${order.id}/returns`,
    {
      token: buyer.token,
      body: {
        parcelId: parcel?.id,
        reason: "defect",
        refundAccount: "8600123412344321",
        items: [{ itemId: parcel?.items[0]?.id, quantity: 1 }],
      },
    },
  );
  for (const to of ["approved", "received", "refunded"]) {
    await shop.commerce.run("move-return.ts", { returnId: body.return.id, to, actor: "admin" });
  }
  return body.return.id;
}

async function payOut(id: string): Promise<void> {
  const listed = await shop.commerce.call<{ refunds: Owed[] }>("GET", "/admin/refunds-owed?limit=100", {
    token: admin,
  });
  const version = listed.body.refunds.find((one) => one.id === id)?.version;
  const path = `/admin/refunds-owed/${id}/paid`;
  const body = { reference: "slip 17", version };
  expect((await shop.commerce.call("POST", path, { token: admin, body })).status).toBe(200);
}

it("shows a cash order as refunded once all of it was returned and paid out, not before", async () => {
  const lines = ["ring", "watch"].map((name) => ({
    productId: shop.productIds(name).productId,
    quantity: 1,
  }));
  const { order } = (await place<{ order: OrderView }>(shop.commerce, buyer, newOrder(lines))).body;
  const [first, second] = order.parcels;
  const money = async () => {
    const { status, refunded, refundOwed } = (await readOrder(shop, buyer, order)).payment;
    return { status, refunded, refundOwed };
  };
  const [ring, watch] = [first?.subtotal ?? 0, second?.subtotal ?? 0];
  await deliver(shop, { ...order, parcels: [first!] }, new Date());
  await payOut(await takeBack(order, first));
  // the second parcel was never paid
  expect(await money()).toEqual({ status: "pending", refunded: ring, refundOwed: 0 });
  await deliver(shop, { ...order, parcels: [second!] }, new Date());
  expect(await money()).toEqual({ status: "paid", refunded: ring, refundOwed: 0 });
  const rest = await takeBack(order, second);
  expect(await money()).toEqual({ status: "paid", refunded: ring, refundOwed: watch });
  await payOut(rest);
  expect(await money()).toEqual({ status: "refunded", refunded: ring + watch, refundOwed: 0 });
  expect(await readDifferences(shop, buyer)).toEqual([]);
  expect(await brokenRules(shop.db)).toEqual({});
});
