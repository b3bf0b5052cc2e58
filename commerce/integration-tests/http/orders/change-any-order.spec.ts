import type { AdministeredParcelDetails, OrderNote } from "@bezak/contract/order-admin.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brokenRules } from "../../harness/invariants.ts";
import { readOrder } from "../../harness/paid-orders.ts";
import { restock } from "../../harness/restock.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { getParcel, order } from "../parcels/parcel-calls.ts";
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

describe("the cancellation of one line by an administrator", () => {
  const cancelLine = (id: string, body: object, token?: string) =>
    calls.call<{ parcel: AdministeredParcelDetails; details?: { current?: object } }>(
      "PATCH",
      `/admin/orders/${id}/cancel`,
      body,
      token,
    );
  const reason = "Нет в наличии";
  const answersOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

  it("takes the line out of its parcel, refunds it and releases its stock, once", async () => {
    await restock(shop, "raced", 5);
    const placed = await calls.placeByClick(buyer, { ring: 2, raced: 1 });
    const parcel = getParcel(placed, "Atlas");
    expect(parcel.items).toHaveLength(2);
    const [gone, left] = parcel.items;
    // of this order alone: others of the shop are placed and released meanwhile
    const reserved = async () => {
      const { rows } = await shop.db.query<{ pieces: number }>(
        `select coalesce(sum(quantity), 0)::int as pieces from reservation_item
         where line_item_id = any ($1) and deleted_at is null`,
        [parcel.items.map(({ id }) => id)],
      );
      return rows;
    };
    const before = await calls.read(parcel.id);
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
    const now = await calls.read(parcel.id);
    expect(now.items.filter(({ cancelled }) => cancelled).map(({ id }) => id)).toEqual([gone!.id]);
    expect(now).toMatchObject({
      status: "pending",
      money: { subtotal: left!.total },
      refundsOwed: [{ amount: gone!.total, reason: "part_of_payment" }],
    });
    const { events } = (await calls.timeline(parcel.id, "?limit=100")).body;
    expect(pick(events, "lines_cancelled")).toMatchObject([
      {
        actor: "admin",
        administrator: expect.stringContaining("@"),
        reason,
        items: [{ quantity: gone!.quantity }],
      },
    ]);
    await calls.cancel(parcel.id);
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
    const { events } = (await calls.timeline(atlas.id, "?limit=100")).body;
    expect(pick(events, "parcel").at(-1)).toMatchObject({
      parcel: atlas.number,
      status: "cancelled",
      administrator: expect.stringContaining("@"),
    });
    for (const status of ["confirmed", "processing", "shipped"]) await calls.step(chinor.id, { status });
    expect(answersOf(await cancelLine(chinor.id, { itemId: chinor.items[0]!.id, reason }))).toEqual([
      409,
      "too_late_to_cancel",
    ]);
  });
});

describe("a cancellation by an administrator", () => {
  it("of a parcel or a line needs the password, since it refunds", async () => {
    const parcel = getParcel(await order(shop, buyer, { ring: 1 }), "Atlas");
    const token = await shopCalls(shop).administrator({ confirmed: false });
    const reason = "Проверка";
    const itemId = parcel.items[0]!.id;
    for (const [method, path, body] of [
      ["POST", "status", { status: "cancelled", reason }],
      ["PATCH", "cancel", { itemId, reason }],
    ] as const) {
      const refused = await calls.call(method, `/admin/orders/${parcel.id}/${path}`, body, token);
      expect([refused.status, refused.body.code]).toEqual([403, "confirmation_required"]);
    }
    const step = await calls.call(
      "POST",
      `/admin/orders/${parcel.id}/status`,
      { status: "confirmed" },
      token,
    );
    expect(step.status).toBe(200);
    await calls.cancel(parcel.id);
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
    expect((await calls.read(first!.id)).notes).toEqual([later, note]);
    expect((await calls.read(second!.id)).notes).toEqual([later, note]);
    const { body } = await calls.call<object>("GET", `/customer/orders/${placed.id}`, undefined, buyer.token);
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
    expect((await calls.read(id)).notes).toEqual([]);
  });
});

describe("the address of an order, changed by an administrator", () => {
  const change = (id: string, body: object, token?: string) =>
    calls.call<{ parcel: AdministeredParcelDetails }>("PATCH", `/admin/orders/${id}/delivery`, body, token);
  const address = "Bobur 7";

  it("is that of all its parcels and its buyer, and is in the timeline; a repeat changes nothing", async () => {
    const placed = await order(shop, buyer, { ring: 1, watch: 1 });
    const [first, second] = placed.parcels;
    const { version } = await calls.read(first!.id);
    const answers = await Promise.all([
      change(first!.id, { address, comment: "Домофон 45", version }),
      change(first!.id, { address: "Navoiy 2", version }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const changed = await change(second!.number, { address, comment: "Домофон 45" });
    expect(changed.status).toBe(200);
    expect((await change(second!.id, { address, comment: "Домофон 45" })).body).toEqual(changed.body);
    const delivery = { method: "courier", city: "tashkent", address, comment: "Домофон 45" };
    for (const { id } of placed.parcels) expect((await calls.read(id)).delivery).toMatchObject(delivery);
    expect(await readOrder(shop, buyer, placed)).toMatchObject({ delivery });
    const { rows } = await shop.db.query(
      `select a.address_1, a.city from order_address a join "order" o on o.shipping_address_id = a.id where o.id = $1`,
      [placed.id],
    );
    expect(rows).toEqual([{ address_1: address, city: "tashkent" }]);
    const { events } = (await calls.timeline(first!.id, "?limit=100")).body;
    const changes = pick(events, "address_changed");
    // repeats are none
    expect(changes).toHaveLength(answers[0]!.status === 200 ? 1 : 2);
    expect(changes[0]?.administrator).toContain("@");
    // the log has the id of the parcel that was named by its number
    const { rows: acts } = await shop.db.query(
      "select 1 from admin_audit where subject = $1 and action = 'PATCH /admin/orders/{id}/delivery'",
      [second!.id],
    );
    expect(acts).toHaveLength(2);
  });

  it("is in the timeline, as are statuses, if the log of an earlier version alone has it, by number", async () => {
    const placed = await order(shop, buyer, { ring: 1 });
    const { id, number } = placed.parcels[0]!;
    await calls.step(id, { status: "confirmed" });
    expect((await change(id, { address })).status).toBe(200);
    // what stays as it was is no change, and an earlier version would have recorded it alike
    expect((await change(id, { address })).status).toBe(200);
    await shop.db.query("begin");
    await shop.db.query("set local session_replication_role = replica");
    await shop.db.query(
      `update admin_audit set action = replace(action, '{id}', $2), subject = null, before = null
       where subject = $1 and id in (select min(id) from admin_audit where subject = $1 group by action)`,
      [id, number],
    );
    await shop.db.query(`update "order" set metadata = metadata - 'addressChanges' where id = $1`, [
      placed.id,
    ]);
    await shop.db.query("commit");
    const { events } = (await calls.timeline(id, "?limit=100")).body;
    const changes = pick(events, "address_changed");
    expect(changes).toHaveLength(1);
    expect(changes[0]?.administrator).toContain("@");
    const [confirmed] = pick(events, "parcel").filter(({ status }) => status === "confirmed");
    expect(confirmed?.administrator).toBe(changes[0]?.administrator);
  });

  it("is refused once a parcel is sent, for a pickup, too short, and by others", async () => {
    const placed = await order(shop, buyer, { ring: 1, watch: 1 });
    const [first, second] = placed.parcels;
    expect((await change(first!.id, { address: "A 1" })).status).toBe(400);
    expect((await change(first!.id, { address }, buyer.token)).status).toBe(401);
    for (const status of ["confirmed", "processing", "shipped"]) await calls.step(second!.id, { status });
    const late = await change(first!.id, { address });
    expect([late.status, late.body.code]).toEqual([409, "conflict"]);
    expect((await calls.read(first!.id)).delivery.address).toBe("Amir Temur 1");
    const pickup = { method: "pickup", city: "tashkent", address: "" };
    const fetched = await order(shop, buyer, { ring: 1 }, { delivery: pickup });
    expect((await change(fetched.parcels[0]!.id, { address })).status).toBe(409);
  });
});
