import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { deliver, getLines } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { newOrder, placePatiently, type Shop } from "../../harness/shop.ts";
import { getParcel, order } from "../parcels/parcel-calls.ts";
import { payByClick, placeFor } from "../payments/pay-order.ts";
import { shopCalls, type Person } from "../shops/shop-calls.ts";

let shop: Shop;
let admin: string;
let buyer: Person;

beforeAll(async () => {
  shop = await sharedShop("orders");
  admin = await shopCalls(shop).administrator({ confirmed: false });
});
beforeEach(async () => void (buyer = await shopCalls(shop).people.join()));
afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

const call = <T>(method: string, path: string, body?: object, token: string | undefined = admin) =>
  shop.commerce.call<T & { code: string }>(method, path, { token, body });
const read = async (id: string) =>
  (await call<{ parcel: AdministeredParcelDetails }>("GET", `/admin/orders/${id}`)).body.parcel;
const step = (id: string, body: object) => call("POST", `/admin/orders/${id}/status`, body);
const cancel = async (id: string) =>
  expect((await step(id, { status: "cancelled", reason: "Проверка" })).status).toBe(200);

async function placeByClick(quantities: Record<string, number>): Promise<OrderView> {
  const body = newOrder(getLines(shop, quantities), { paymentMethod: "click" });
  const placed = (await placePatiently<{ order: OrderView }>(shop.commerce, buyer, body)).body.order;
  await payByClick(shop, placed);
  return placed;
}

describe("the forecast of a cancellation", () => {
  it("names the refund and who pays it, as the cancellation then does", async () => {
    const placed = await placeByClick({ ring: 1, watch: 2 });
    const [atlas, chinor] = [getParcel(placed, "Atlas"), getParcel(placed, "Chinor")];
    const part = atlas.subtotal;
    // Click refunds whole payments only
    const byPerson = { refund: part, by: "administrator" };
    expect((await read(atlas.id)).ifCancelled).toEqual({
      ...byPerson,
      items: atlas.items.map(({ id }) => ({ id, ...byPerson })),
    });
    await cancel(atlas.id);
    const owed = await read(atlas.id);
    expect(owed.ifCancelled).toBeNull();
    expect(owed.refundsOwed).toMatchObject([{ amount: part, reason: "part_of_payment", account: null }]);
    const rest = { refund: placed.totals.total - part, by: "gateway" };
    expect((await read(chinor.id)).ifCancelled).toMatchObject(rest);
    await cancel(chinor.id);
    const { order: ended, refundsOwed, attempts } = await read(chinor.id);
    expect(ended.payment).toMatchObject({ refunded: placed.totals.total, refundOwed: 0 });
    expect(refundsOwed).toEqual([]);
    expect(attempts).toMatchObject([
      { method: "click", amount: placed.totals.total, state: "refunded", failure: null },
    ]);
  });

  it("names no refund where nothing was paid, and is null when it is too late", async () => {
    const placed = await placeFor(shop, buyer, "payme", { ring: 1, watch: 1 });
    const { id, items } = getParcel(placed, "Atlas");
    expect((await read(id)).ifCancelled).toEqual({
      refund: 0,
      by: null,
      items: [{ id: items[0]!.id, refund: 0, by: null }],
    });
    const cash = await order(shop, buyer, { ring: 1 });
    await deliver(shop, cash, new Date());
    expect((await read(cash.parcels[0]!.id)).ifCancelled).toBeNull();
  });
});

it("shows the returns of the whole order", async () => {
  const placed = await order(shop, buyer, { ring: 1 });
  await deliver(shop, placed, new Date());
  const items = [{ itemId: placed.items[0]!.id, quantity: 1 }];
  const { status } = await call(
    "POST",
    `/customer/orders/${placed.id}/returns`,
    { parcelId: placed.parcels[0]!.id, items, reason: "defect", refundAccount: "8600123412341234" },
    buyer.token,
  );
  expect(status).toBe(201);
  const { returns, openReturns } = await read(placed.parcels[0]!.id);
  expect(openReturns).toBe(1);
  expect(returns).toMatchObject([{ status: "requested", reason: "defect", refundAccount: "1234" }]);
  expect(JSON.stringify(returns)).not.toContain("8600123412341234");
});
