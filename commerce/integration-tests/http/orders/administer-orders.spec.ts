import type { AdministeredParcel, AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brokenRules } from "../../harness/invariants.ts";
import { placePaid, readOrder } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { cities } from "../../../src/delivery/cities.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { getParcel, order, parcelCalls } from "../parcels/parcel-calls.ts";
import { placeFor } from "../payments/pay-order.ts";
import { shopCalls, type Person } from "../shops/shop-calls.ts";

let shop: Shop;
let admin: string;
let buyer: Person;

beforeAll(async () => {
  shop = await sharedShop("orders");
  admin = await shopCalls(shop).administrator();
});
beforeEach(async () => void (buyer = await shopCalls(shop).people.join()));
afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

type Refused = { code: string; details?: { current?: AdministeredParcel } };
const call = <T>(method: string, path: string, body?: object, token: string | undefined = admin) =>
  shop.commerce.call<T & Refused>(method, `/admin/orders${path}`, { token, body });
const list = async (query: Record<string, string>) =>
  (await call<{ parcels: AdministeredParcel[]; count: number }>("GET", `?${new URLSearchParams(query)}`))
    .body;
const numbers = async (query: Record<string, string>) =>
  (await list(query)).parcels.map(({ number }) => number).sort();
const one = async (id: string) =>
  (await call<{ parcel: AdministeredParcelDetails }>("GET", `/${id}`)).body.parcel;
const step = (id: string, body: object, token?: string) =>
  call<{ parcel: AdministeredParcel }>("POST", `/${id}/status`, body, token);
const answersOf = ({ status, body }: { status: number; body: Refused }) => [status, body.code];
const numbersOf = ({ parcels }: OrderView) => parcels.map(({ number }) => number).sort();

describe("the list of all parcels", () => {
  it("finds them by number, buyer, phone, e-mail, tracking number, shop, city, day and status", async () => {
    const contact = { name: `Gulnora ${buyer.mark}`, phone: "+998977001234", email: `${buyer.mark}@mail.uz` };
    const placed = await order(shop, buyer, { ring: 1, watch: 1 }, { contact });
    const [atlas, chinor] = [getParcel(placed, "Atlas"), getParcel(placed, "Chinor")];
    const tracking = `UZ${placed.number}`;
    for (const status of ["confirmed", "processing", "shipped"])
      expect((await step(atlas.id, { status, trackingNumber: tracking })).status).toBe(200);
    const both = numbersOf(placed);
    const sellerId = atlas.seller.id;
    const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
    for (const [query, expected] of [
      [{ q: placed.number }, both],
      [{ q: atlas.number }, [atlas.number]],
      [{ q: `gulnora ${buyer.mark}` }, both],
      [{ q: buyer.email }, both],
      [{ q: contact.email.toUpperCase() }, both],
      [{ q: tracking.toLowerCase() }, [atlas.number]],
      [{ q: placed.number, seller: sellerId }, [atlas.number]],
      [{ q: placed.number, status: "shipped" }, [atlas.number]],
      [{ q: placed.number, status: "pending" }, [chinor.number]],
      [{ q: placed.number, from: today, to: today }, both],
      [{ q: placed.number, to: "2026-01-01" }, []],
      [{ q: placed.number, paymentMethod: "cash", paymentStatus: "pending" }, both],
      [{ q: placed.number, paymentMethod: "payme" }, []],
      [{ buyer: buyer.id }, both],
      [{ buyer: buyer.id, status: "shipped" }, [atlas.number]],
      [{ q: placed.number, buyer: "cus_none" }, []],
      [{ buyer: buyer.id, city: "tashkent" }, both],
      [{ buyer: buyer.id, city: cities.find(({ slug }) => slug === "tashkent")!.id }, both],
      [{ buyer: buyer.id, city: "samarkand" }, []],
      [{ q: "nobody@nowhere.uz" }, []],
      [{ q: "%" }, []],
    ] as const)
      expect([query, await numbers(query)]).toEqual([query, expected]);
    expect(await numbers({ q: "+998 97 700-12-34", limit: "100" })).toEqual(expect.arrayContaining(both));
    const page = (number: string) => list({ q: placed.number, limit: "1", page: number });
    const pages = [await page("1"), await page("2")];
    expect(pages.map(({ count }) => count)).toEqual([2, 2]);
    expect(pages.flatMap(({ parcels }) => parcels.map(({ number }) => number)).sort()).toEqual(both);
    const sorted = async (sort: string) =>
      (await list({ buyer: buyer.id, sort })).parcels.map(({ number }) => number);
    expect(await sorted("oldest")).toEqual((await sorted("newest")).toReversed());
  });

  it("shows each parcel with its buyer, shop and payment, newest first", async () => {
    const paid = await placePaid(shop, buyer, { ring: 2 });
    const { parcels, count } = await list({ limit: "3" });
    const { rows } = await shop.db.query<{ count: number }>(
      "select count(*)::int from seller_order where deleted_at is null",
    );
    expect(count).toBe(rows[0]?.count);
    expect(parcels[0]).toMatchObject({
      number: paid.parcels[0]?.number,
      orderId: paid.id,
      orderNumber: paid.number,
      seller: { name: "Atlas" },
      buyer: { id: buyer.id, email: buyer.email },
      contact: { phone: "+998901234567" },
      delivery: { address: "Amir Temur 1" },
      total: paid.totals.total,
      paymentStatus: "paid",
      next: ["confirmed", "cancelled"],
    });
    const statusOf = async (status: string) =>
      (await list({ q: paid.number, paymentStatus: status })).parcels.length;
    expect([await statusOf("paid"), await statusOf("pending")]).toEqual([1, 0]);
    const detailed = await one(paid.parcels[0]!.number);
    expect(detailed).toMatchObject(parcels[0]!);
    expect(detailed.order).toEqual(await readOrder(shop, buyer, paid));
  });

  it("counts an unpaid online order as awaiting payment, and only that", async () => {
    const placed = await placeFor(shop, buyer, "payme");
    const [id] = placed.parcels.map((parcel) => parcel.id);
    expect(await numbers({ q: placed.number, status: "awaiting_payment" })).toEqual(numbersOf(placed));
    expect(await numbers({ q: placed.number, status: "pending" })).toEqual([]);
    expect((await one(id!)).next).toEqual(["cancelled"]);
    expect(answersOf(await step(id!, { status: "confirmed" }))).toEqual([409, "awaiting_payment"]);
    const { rows } = await shop.db.query<{ count: number }>(
      "select count(*)::int from seller_order where status = 'pending' and accept_by is null and deleted_at is null",
    );
    expect((await list({ status: "awaiting_payment" })).count).toBe(rows[0]?.count);
  });

  it.each([
    "status=gone",
    "paymentMethod=barley",
    "paymentStatus=late",
    "from=yesterday",
    "sort=price",
    "city=paris",
  ])("is 400 for %s", async (query) =>
    expect(answersOf(await call("GET", `?${query}`))).toEqual([400, "invalid_query"]),
  );

  it("is for administrators only, as is every step", async () => {
    const placed = await order(shop, buyer, { ring: 1 });
    const { token: seller } = await parcelCalls(shop).member("atlas");
    for (const token of ["", buyer.token, seller]) {
      expect((await call("GET", "", undefined, token)).status).toBe(401);
      expect((await call("GET", `/${placed.parcels[0]!.id}`, undefined, token)).status).toBe(401);
      expect((await step(placed.parcels[0]!.id, { status: "confirmed" }, token)).status).toBe(401);
    }
    expect(answersOf(await call("GET", "/selord_none"))).toEqual([404, "order_not_found"]);
    expect(answersOf(await step("selord_none", { status: "confirmed" }))).toEqual([404, "order_not_found"]);
  });
});

describe("a step by an administrator", () => {
  it("is in the timeline of the order, once; illegal and unknown ones change nothing", async () => {
    const placed = await order(shop, buyer, { ring: 1 });
    const { id } = placed.parcels[0]!;
    expect((await step(id, { status: "lost" })).status).toBe(400);
    expect(answersOf(await step(id, { status: "delivered" }))).toEqual([409, "conflict"]);
    const { body } = await step(id, { status: "confirmed" });
    expect(body.parcel).toMatchObject({ status: "confirmed", next: ["processing", "cancelled"] });
    expect((await step(id, { status: "confirmed" })).body).toEqual(body);
    expect(answersOf(await step(id, { status: "pending" }))).toEqual([409, "conflict"]);
    const { timeline } = await readOrder(shop, buyer, placed);
    expect(timeline.map(({ status, actor }) => [status, actor])).toEqual([
      ["pending", "buyer"],
      ["confirmed", "admin"],
    ]);
  });

  it("is refused for a version that another step has replaced, also of two at once", async () => {
    const placed = await order(shop, buyer, { ring: 1 });
    const { id, version } = await one(placed.parcels[0]!.id);
    const answers = await Promise.all([
      step(id, { status: "confirmed", version }),
      step(id, { status: "cancelled", reason: "Проверка", version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.code).toBe("stale_version");
    const { current } = refused.body.details!;
    expect(current).toMatchObject({ id, status: expect.stringMatching(/^(confirmed|cancelled)$/) });
    expect(await one(id)).toMatchObject(current!);
  });

  it("cancels a parcel with a reason, releases its stock and refunds what was paid", async () => {
    const reserved = async () =>
      (await shop.db.query("select sum(reserved_quantity)::int as pieces from inventory_level")).rows;
    const before = await reserved();
    const placed = await placePaid(shop, buyer, { ring: 2 });
    const { id } = placed.parcels[0]!;
    await step(id, { status: "confirmed" });
    expect((await step(id, { status: "cancelled" })).status).toBe(400);
    const { status, body } = await step(id, { status: "cancelled", reason: "Товар запрещён" });
    expect([status, body.parcel]).toEqual([
      200,
      expect.objectContaining({ status: "cancelled", paymentStatus: "refunded", next: [] }),
    ]);
    expect((await step(id, { status: "cancelled", reason: "Another" })).body).toEqual(body);
    expect(await reserved()).toEqual(before);
    const now = await readOrder(shop, buyer, placed);
    expect(now.payment).toMatchObject({ refunded: placed.totals.total, refundOwed: 0 });
    expect(now.timeline.at(-1)).toMatchObject({
      status: "cancelled",
      actor: "admin",
      reason: "Товар запрещён",
    });
    expect(answersOf(await step(id, { status: "confirmed" }))).toEqual([409, "conflict"]);
  });
});
