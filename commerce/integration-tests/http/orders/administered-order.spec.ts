import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brokenRules } from "../../harness/invariants.ts";
import { deliver } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { getParcel, order } from "../parcels/parcel-calls.ts";
import { placeFor } from "../payments/pay-order.ts";
import { shopCalls, type Person } from "../shops/shop-calls.ts";
import { administeredOrderCalls, pick } from "./administered-order-calls.ts";

let shop: Shop;
let admin: string;
let buyer: Person;
let calls: ReturnType<typeof administeredOrderCalls>;

beforeAll(async () => {
  shop = await sharedShop("orders");
  admin = await shopCalls(shop).administrator();
  calls = administeredOrderCalls(shop, admin);
});
beforeEach(async () => void (buyer = await shopCalls(shop).people.join()));
afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

describe("the forecast of a cancellation", () => {
  it("names the refund and who pays it, as the cancellation then does", async () => {
    const placed = await calls.placeByClick(buyer, { ring: 1, watch: 2 });
    const [atlas, chinor] = [getParcel(placed, "Atlas"), getParcel(placed, "Chinor")];
    const part = atlas.subtotal;
    // Click refunds whole payments only
    const byPerson = { refund: part, by: "administrator" };
    expect((await calls.read(atlas.id)).ifCancelled).toEqual({
      ...byPerson,
      items: atlas.items.map(({ id }) => ({ id, ...byPerson })),
    });
    await calls.cancel(atlas.id);
    const owed = await calls.read(atlas.id);
    expect(owed.ifCancelled).toBeNull();
    expect(owed.refundsOwed).toMatchObject([{ amount: part, reason: "part_of_payment", account: null }]);
    const rest = { refund: placed.totals.total - part, by: "gateway" };
    expect((await calls.read(chinor.id)).ifCancelled).toMatchObject(rest);
    await calls.cancel(chinor.id);
    const { order: ended, refundsOwed, attempts } = await calls.read(chinor.id);
    expect(ended.payment).toMatchObject({ refunded: placed.totals.total, refundOwed: 0 });
    expect(refundsOwed).toEqual([]);
    expect(attempts).toMatchObject([
      { method: "click", amount: placed.totals.total, state: "refunded", failure: null },
    ]);
  });

  it("names no refund where nothing was paid, and is null when it is too late", async () => {
    const placed = await placeFor(shop, buyer, "payme", { ring: 1, watch: 1 });
    const { id, items } = getParcel(placed, "Atlas");
    expect((await calls.read(id)).ifCancelled).toEqual({
      refund: 0,
      by: null,
      items: [{ id: items[0]!.id, refund: 0, by: null }],
    });
    const cash = await order(shop, buyer, { ring: 1 });
    await deliver(shop, cash, new Date());
    expect((await calls.read(cash.parcels[0]!.id)).ifCancelled).toBeNull();
  });
});

it("shows the returns of the whole order", async () => {
  const placed = await order(shop, buyer, { ring: 1 });
  await deliver(shop, placed, new Date());
  const items = [{ itemId: placed.items[0]!.id, quantity: 1 }];
  const { status } = await calls.call(
    "POST",
    `/customer/orders/${placed.id}/returns`,
    { parcelId: placed.parcels[0]!.id, items, reason: "defect", refundAccount: "8600123412341234" },
    buyer.token,
  );
  expect(status).toBe(201);
  const { returns, openReturns } = await calls.read(placed.parcels[0]!.id);
  expect(openReturns).toBe(1);
  expect(returns).toMatchObject([{ status: "requested", reason: "defect", refundAccount: "1234" }]);
  expect(JSON.stringify(returns)).not.toContain("8600123412341234");
});

describe("the timeline of an order", () => {
  it("lists statuses with the administrator, payments, refunds and notifications, newest first", async () => {
    const placed = await calls.placeByClick(buyer, { ring: 1, watch: 1 });
    const [atlas, chinor] = [getParcel(placed, "Atlas"), getParcel(placed, "Chinor")];
    await calls.step(atlas.number, { status: "confirmed" });
    await calls.cancel(chinor.id);
    const { events, count } = (await calls.timeline(atlas.id, "?limit=100")).body;
    expect(count).toBe(events.length);
    expect(events.map(({ at }) => at)).toEqual(
      events
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(events.map(({ id }) => id)).size).toBe(count);
    const parcels = pick(events, "parcel").filter(({ status }) => status !== "pending");
    const { rows } = await shop.db.query<{ email: string }>(
      `select u.email from admin_audit a join "user" u on u.id = a.actor_id where a.subject = $1`,
      [chinor.id],
    );
    expect(rows).toHaveLength(1);
    const by = { actor: "admin", administrator: rows[0]!.email };
    expect(parcels).toMatchObject([
      { ...by, parcel: atlas.number, seller: "Atlas", status: "confirmed", reason: null },
      { ...by, parcel: chinor.number, seller: "Chinor", status: "cancelled", reason: "Проверка" },
    ]);
    expect(pick(events, "attempt").map(({ state, method }) => [method, state])).toEqual([
      ["click", "open"],
      ["click", "paid"],
    ]);
    expect(pick(events, "gateway_call").map(({ gateway }) => gateway)).toContain("click");
    expect(pick(events, "refund")).toMatchObject([{ amount: chinor.subtotal, state: "owed" }]);
    expect(JSON.stringify(events)).not.toMatch(/sign_string|secret/i);
  });

  it("lists returns, withdrawn ones too, and what the buyer was notified of and mailed", async () => {
    const placed = await order(shop, buyer, { ring: 1 });
    const { id } = placed.parcels[0]!;
    await calls.step(id, { status: "confirmed" });
    await until("the notification", async () => {
      const { events } = (await calls.timeline(id, "?limit=100&language=en")).body;
      const [accepted] = pick(events, "notification").filter(({ title }) => /confirmed/i.test(title));
      return accepted?.mail?.to === buyer.email;
    });
    await deliver(shop, placed, new Date());
    const items = [{ itemId: placed.items[0]!.id, quantity: 1 }];
    const body = { parcelId: id, items, reason: "defect", refundAccount: "8600123412341234" };
    const { body: requested } = await calls.call<{ return: { id: string } }>(
      "POST",
      `/customer/orders/${placed.id}/returns`,
      body,
      buyer.token,
    );
    await calls.call("DELETE", `/customer/returns/${requested.return.id}`, undefined, buyer.token);
    const { events } = (await calls.timeline(id, "?limit=100")).body;
    expect(pick(events, "return").map(({ status, actor }) => [status, actor])).toEqual([
      ["requested", "buyer"],
      ["withdrawn", "buyer"],
    ]);
  });

  it("has pages, is for administrators only and 404 for an unknown parcel", async () => {
    const placed = await order(shop, buyer, { ring: 1 });
    const { id } = placed.parcels[0]!;
    // notifications and their mails come one after the other
    await until("pages of the whole", async () => {
      const { events } = (await calls.timeline(id)).body;
      const pages = await Promise.all(
        ["1", "2"].map(async (page) => (await calls.timeline(id, `?limit=1&page=${page}`)).body.events),
      );
      return events.length > 1 && isDeepStrictEqual(pages, [[events[0]], [events[1]]]);
    });
    expect((await calls.timeline(id, "", buyer.token)).status).toBe(401);
    expect((await calls.timeline(id, "", "")).status).toBe(401);
    const none = await calls.timeline("selord_none");
    expect([none.status, none.body.code]).toEqual([404, "order_not_found"]);
  });
});
