import { orderStatuses } from "@bezak/contract/order-status.ts";
import { beforeAll, expect, it } from "vitest";
import { orderStories } from "../../../src/scripts/seed/store/order-stories.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { ReturnView } from "../../../src/workflows/return/read-returns.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, type Buyer, type Shop } from "../../harness/shop.ts";
import { readDifferences } from "./read-differences.ts";

let shop: Shop;
let buyer: Buyer;
let orders: OrderView[];

const read = async <T>(path: string) =>
  (await shop.commerce.call<T>("GET", path, { token: buyer.token })).body;

beforeAll(async () => {
  shop = await sharedShop("orders");
  buyer = await createBuyer(shop.commerce);
  const products = ["ring", "watch", "scarf-0", "scarf-1", "scarf-2", "scarf-3", "scarf-4"].map((handle) => {
    const { productId: id, variantIds } = shop.productIds(handle);
    return { id, variantId: variantIds[0], seller: handle.startsWith("scarf") ? "navo" : "other" };
  });
  await shop.commerce.run("store-demo-orders.ts", { customerId: buyer.id, products, shop: "navo" });
  orders = (await read<{ orders: OrderView[] }>("/customer/orders?limit=100")).orders;
});

it("has an order in every status, the newest first, none in the future", () => {
  expect(orders).toHaveLength(orderStories.length);
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  const times = orders.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  for (const { createdAt, timeline, parcels } of orders) {
    const steps = [createdAt, ...timeline.map(({ at }) => at)].map((at) => Date.parse(at));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBeLessThan(Date.now());
    expect(parcels.every(({ timeline }) => timeline[0]?.at === createdAt)).toBe(true);
  }
});

it("has an address exactly for orders that a courier delivers", () => {
  expect(new Set(orders.map(({ delivery }) => delivery.method))).toEqual(new Set(["courier", "pickup"]));
  for (const { delivery } of orders) expect(delivery.address !== "").toBe(delivery.method === "courier");
});

it("has payments, tracking numbers and cancelled items only in fitting statuses", () => {
  for (const { status, payment, parcels } of orders) {
    const prepaid = payment.method !== "cash";
    const sent = status === "shipped" || status === "delivered";
    expect(parcels.every(({ trackingNumber }) => (trackingNumber !== null) === sent)).toBe(true);
    expect(payment.status).toBe(
      prepaid || status === "delivered" ? "paid" : status === "cancelled" ? "cancelled" : "pending",
    );
  }
  expect(orders.map(({ payment }) => payment.method)).toEqual(expect.arrayContaining(["payme", "click"]));
  const lines = orders.filter(({ status }) => status !== "cancelled").flatMap(({ items }) => items);
  expect(lines.filter(({ cancelled }) => cancelled !== null)).toHaveLength(1);
});

it("has a requested return, one whose refund is owed, and an item that may be returned", async () => {
  const { returns } = await read<{ returns: ReturnView[] }>("/customer/returns");
  expect(returns.map(({ status }) => status).sort()).toEqual(["refund_owed", "requested"]);
  expect(orders.some(({ items }) => items.some(({ returnable }) => returnable > 0))).toBe(true);
  expect(await brokenRules(shop.db)).toEqual({});
});

it("reads every list of orders and payments as Medusa reads each order", async () => {
  expect(await readDifferences(shop, buyer)).toEqual([]);
});
