import type { AdministeredParcelDetails, OrderNote } from "@bezak/contract/order-admin.ts";
import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { deliver, getLines, readOrder } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { newOrder, placePatiently, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
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

const timeline = (id: string, query = "", token?: string) =>
  call<{ events: OrderEvent[]; count: number }>(
    "GET",
    `/admin/orders/${id}/timeline${query}`,
    undefined,
    token,
  );
type EventOf<K extends OrderEvent["kind"]> = Extract<OrderEvent, { kind: K }>;
const pick = <K extends OrderEvent["kind"]>(events: OrderEvent[], kind: K) =>
  events.filter((event): event is EventOf<K> => event.kind === kind).toReversed();

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

describe("the cancellation of one line by an administrator", () => {
  const cancelLine = (id: string, body: object, token?: string) =>
    call<{ parcel: AdministeredParcelDetails; details?: { current?: object } }>(
      "PATCH",
      `/admin/orders/${id}/cancel`,
      body,
      token,
    );
  const reason = "Нет в наличии";
  const answersOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

  it("takes the line out of its parcel, refunds it and releases its stock, once", async () => {
    const reserved = async () =>
      (await shop.db.query("select sum(reserved_quantity)::int as pieces from inventory_level")).rows;
    const placed = await placeByClick({ ring: 2, raced: 1 });
    const parcel = getParcel(placed, "Atlas");
    expect(parcel.items).toHaveLength(2);
    const [gone, left] = parcel.items;
    const before = await read(parcel.id);
    const forecast = before.ifCancelled!.items.find(({ id }) => id === gone!.id);
    expect(forecast).toEqual({ id: gone!.id, refund: gone!.total, by: "administrator" });
    const body = { itemId: gone!.id, reason, version: before.version };
    const [one, other] = await Promise.all([cancelLine(parcel.id, body), cancelLine(parcel.id, body)]);
    // the later of two finds another version
    expect([one, other].map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stock = await reserved();
    const again = await cancelLine(parcel.id, { itemId: gone!.id, reason });
    expect(again.status).toBe(200);
    expect(await reserved()).toEqual(stock);
    const now = await read(parcel.id);
    expect(now.items.filter(({ cancelled }) => cancelled).map(({ id }) => id)).toEqual([gone!.id]);
    expect(now).toMatchObject({
      status: "pending",
      money: { subtotal: left!.total },
      refundsOwed: [{ amount: gone!.total, reason: "part_of_payment" }],
    });
    const { events } = (await timeline(parcel.id, "?limit=100")).body;
    expect(pick(events, "lines_cancelled")).toMatchObject([
      {
        actor: "admin",
        administrator: expect.stringContaining("@"),
        reason,
        items: [{ quantity: gone!.quantity }],
      },
    ]);
    await cancel(parcel.id);
  });

  it("ends the parcel with its last line, and is refused for another parcel's, too late or by others", async () => {
    const placed = await order(shop, buyer, { ring: 1, watch: 1 });
    const [atlas, chinor] = [getParcel(placed, "Atlas"), getParcel(placed, "Chinor")];
    const itemId = atlas.items[0]!.id;
    expect(answersOf(await cancelLine(chinor.id, { itemId, reason }))).toEqual([404, "not_found"]);
    expect((await cancelLine(atlas.id, { itemId })).status).toBe(400);
    expect((await cancelLine(atlas.id, { itemId, reason }, buyer.token)).status).toBe(401);
    expect(answersOf(await cancelLine("selord_none", { itemId, reason }))).toEqual([404, "order_not_found"]);
    const ended = await cancelLine(atlas.number, { itemId, reason });
    expect([ended.status, ended.body.parcel.status]).toEqual([200, "cancelled"]);
    const { events } = (await timeline(atlas.id, "?limit=100")).body;
    expect(pick(events, "parcel").at(-1)).toMatchObject({
      parcel: atlas.number,
      status: "cancelled",
      administrator: expect.stringContaining("@"),
    });
    for (const status of ["confirmed", "processing", "shipped"]) await step(chinor.id, { status });
    expect(answersOf(await cancelLine(chinor.id, { itemId: chinor.items[0]!.id, reason }))).toEqual([
      409,
      "too_late_to_cancel",
    ]);
  });
});

describe("the timeline of an order", () => {
  it("tells statuses with the administrator, payments, refunds and notifications, newest first", async () => {
    const placed = await placeByClick({ ring: 1, watch: 1 });
    const [atlas, chinor] = [getParcel(placed, "Atlas"), getParcel(placed, "Chinor")];
    await step(atlas.number, { status: "confirmed" });
    await cancel(chinor.id);
    const { events, count } = (await timeline(atlas.id, "?limit=100")).body;
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

  it("tells returns, withdrawn ones too, and what the buyer was notified of and mailed", async () => {
    const placed = await order(shop, buyer, { ring: 1 });
    const { id } = placed.parcels[0]!;
    await step(id, { status: "confirmed" });
    await until("the notification", async () => {
      const { events } = (await timeline(id, "?limit=100&language=en")).body;
      const [accepted] = pick(events, "notification").filter(({ title }) => /confirmed/i.test(title));
      return accepted?.mail?.to === buyer.email;
    });
    await deliver(shop, placed, new Date());
    const items = [{ itemId: placed.items[0]!.id, quantity: 1 }];
    const body = { parcelId: id, items, reason: "defect", refundAccount: "8600123412341234" };
    const { body: requested } = await call<{ return: { id: string } }>(
      "POST",
      `/customer/orders/${placed.id}/returns`,
      body,
      buyer.token,
    );
    await call("DELETE", `/customer/returns/${requested.return.id}`, undefined, buyer.token);
    const { events } = (await timeline(id, "?limit=100")).body;
    expect(pick(events, "return").map(({ status, actor }) => [status, actor])).toEqual([
      ["requested", "buyer"],
      ["withdrawn", "buyer"],
    ]);
  });

  it("has pages, is for administrators only and 404 for an unknown parcel", async () => {
    const placed = await order(shop, buyer, { ring: 1 });
    const { id } = placed.parcels[0]!;
    const [notified, started] = await until("the mail of the order", async () => {
      const { events } = (await timeline(id)).body;
      return pick(events, "notification")[0]?.mail?.sentAt ? events : null;
    });
    const pages = await Promise.all(
      ["1", "2"].map(async (page) => (await timeline(id, `?limit=1&page=${page}`)).body.events),
    );
    expect(pages).toEqual([[notified], [started]]);
    expect((await timeline(id, "", buyer.token)).status).toBe(401);
    expect((await timeline(id, "", "")).status).toBe(401);
    const none = await timeline("selord_none");
    expect([none.status, none.body.code]).toEqual([404, "order_not_found"]);
  });
});

describe("a note about an order", () => {
  const write = (id: string, body: object, { key, token = admin }: { key?: string; token?: string } = {}) =>
    shop.commerce.call<{ note: OrderNote; code: string }>("POST", `/admin/orders/${id}/notes`, {
      token,
      body,
      headers: key ? { "idempotency-key": key } : {},
    });

  it("is added once per key, also by two at once, and shown for every parcel of the order", async () => {
    const placed = await order(shop, buyer, { ring: 1, watch: 1 });
    const [first, second] = placed.parcels;
    const key = `note-${placed.id}`;
    const text = "Покупатель просил позвонить после шести";
    const answers = await Promise.all([
      write(first!.id, { text }, { key }),
      write(second!.number, { text }, { key }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { note } = answers[0]!.body;
    expect(answers[1]!.body.note).toEqual(note);
    expect(note).toMatchObject({ text, author: expect.stringContaining("@") });
    const other = await write(first!.id, { text: "Другая" }, { key });
    expect([other.status, other.body.code]).toEqual([422, "idempotency_mismatch"]);
    const later = (await write(first!.id, { text: "Позвонили" })).body.note;
    expect((await read(first!.id)).notes).toEqual([later, note]);
    expect((await read(second!.id)).notes).toEqual([later, note]);
    const { body } = await call<object>("GET", `/customer/orders/${placed.id}`, undefined, buyer.token);
    expect(JSON.stringify(body)).not.toContain(text);
  });

  it("is refused empty, by others and for an unknown parcel", async () => {
    const { parcels } = await order(shop, buyer, { ring: 1 });
    const { id } = parcels[0]!;
    expect((await write(id, { text: "  " })).status).toBe(400);
    for (const token of ["", buyer.token])
      expect((await write(id, { text: "Проба" }, { token })).status).toBe(401);
    const none = await write("selord_none", { text: "Проба" });
    expect([none.status, none.body.code]).toEqual([404, "order_not_found"]);
    expect((await read(id)).notes).toEqual([]);
  });
});

describe("the address of an order, changed by an administrator", () => {
  const change = (id: string, body: object, token?: string) =>
    call<{ parcel: AdministeredParcelDetails }>("PATCH", `/admin/orders/${id}/delivery`, body, token);
  const address = "Bobur 7";

  it("is that of all its parcels and its buyer, and is in the timeline; a repeat changes nothing", async () => {
    const placed = await order(shop, buyer, { ring: 1, watch: 1 });
    const [first, second] = placed.parcels;
    const { version } = await read(first!.id);
    const answers = await Promise.all([
      change(first!.id, { address, comment: "Домофон 45", version }),
      change(first!.id, { address: "Navoiy 2", version }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const changed = await change(second!.number, { address, comment: "Домофон 45" });
    expect(changed.status).toBe(200);
    expect((await change(second!.id, { address, comment: "Домофон 45" })).body).toEqual(changed.body);
    const delivery = { method: "courier", city: "tashkent", address, comment: "Домофон 45" };
    for (const { id } of placed.parcels) expect((await read(id)).delivery).toMatchObject(delivery);
    expect(await readOrder(shop, buyer, placed)).toMatchObject({ delivery });
    const { rows } = await shop.db.query(
      `select a.address_1, a.city from order_address a join "order" o on o.shipping_address_id = a.id where o.id = $1`,
      [placed.id],
    );
    expect(rows).toEqual([{ address_1: address, city: "tashkent" }]);
    const { events } = (await timeline(first!.id, "?limit=100")).body;
    expect(pick(events, "address_changed").at(-1)?.administrator).toContain("@");
  });

  it("is refused once a parcel is sent, for a pickup, too short, and by others", async () => {
    const placed = await order(shop, buyer, { ring: 1, watch: 1 });
    const [first, second] = placed.parcels;
    expect((await change(first!.id, { address: "A 1" })).status).toBe(400);
    expect((await change(first!.id, { address }, buyer.token)).status).toBe(401);
    for (const status of ["confirmed", "processing", "shipped"]) await step(second!.id, { status });
    const late = await change(first!.id, { address });
    expect([late.status, late.body.code]).toEqual([409, "conflict"]);
    expect((await read(first!.id)).delivery.address).toBe("Amir Temur 1");
    const pickup = { method: "pickup", city: "tashkent", address: "" };
    const fetched = await order(shop, buyer, { ring: 1 }, { delivery: pickup });
    expect((await change(fetched.parcels[0]!.id, { address })).status).toBe(409);
  });
});
