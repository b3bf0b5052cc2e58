import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { openAttempt } from "../../harness/payments/open-attempt.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, type Buyer, type Shop } from "../../harness/shop.ts";
import { inboxCalls } from "../inbox/inbox-calls.ts";
import { placeFor } from "../payments/pay-order.ts";
import type { Person } from "../shops/shop-calls.ts";
import { later, order, parcelCalls, getParcel } from "./parcel-calls.ts";

const within = { timeout: 30_000 };
const HOUR = 3_600_000;

let shop: Shop;
let calls: ReturnType<typeof parcelCalls>;
let buyer: Buyer;
let atlas: Person;
let packer: Person;
let chinor: Person;
/** An order of two shops, of which the packer accepts the first's parcel; and one that nobody accepts. */
let ofTwo: OrderView;
let untouched: OrderView;

beforeAll(async () => {
  shop = await sharedShop("orders");
  calls = parcelCalls(shop);
  buyer = await createBuyer(shop.commerce);
  atlas = await calls.member("atlas");
  packer = await calls.member("atlas", "packer");
  chinor = await calls.member("chinor");
  ofTwo = await order(shop, buyer, { ring: 2, watch: 1 }, { comment: "Подарок" });
  untouched = await order(shop, buyer, { ring: 1 });
});

afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));

const readNumbers = async (query: string, who = atlas) => {
  const { status, body } = await calls.list(who.token, query);
  expect(status).toBe(200);
  return body.parcels.map(({ number }) => number);
};

describe("a shop's parcels", () => {
  it("show its part of an order with its money, and the buyer only after acceptance", async () => {
    const placed = ofTwo;
    const [own, other] = [getParcel(placed, "Atlas"), getParcel(placed, "Chinor")];
    const { parcel } = (await calls.one(atlas.token, own.id)).body;
    const commission = parcel.items[0]!.commission;
    expect(parcel).toMatchObject({
      number: own.number,
      status: "pending",
      awaitingPayment: false,
      late: false,
      city: "tashkent",
      items: [{ quantity: 2, price: 100_000, total: 200_000, sku: "ring-0", cancelled: null }],
      money: { subtotal: 200_000, commission, earning: 200_000 - commission },
      paymentMethod: "cash",
      paid: false,
      contact: null,
      delivery: null,
      comment: null,
      next: ["confirmed", "cancelled"],
      openReturns: 0,
    });
    expect(commission).toBe((200_000 * parcel.items[0]!.commissionPercent) / 100);
    expect(Date.parse(parcel.acceptBy ?? "") - Date.parse(parcel.createdAt)).toBeGreaterThan(23.9 * HOUR);
    expect((await calls.one(atlas.token, own.number)).body.parcel).toEqual(parcel);

    const early = await calls.paper(packer.token, `${own.id}/packing-list`);
    expect(early).toMatchObject({ status: 409, code: "conflict" });
    const accepted = await calls.move(packer.token, own.id, "confirmed");
    expect(accepted.status).toBe(200);
    expect(accepted.body.parcel).toMatchObject({
      status: "confirmed",
      acceptBy: null,
      comment: "Подарок",
      contact: { name: "Dilnoza", phone: "+998901234567" },
      delivery: { method: "courier", city: "tashkent", address: "Amir Temur 1" },
      next: ["processing", "cancelled"],
    });
    const sums = await Promise.all(
      [atlas, chinor].map((who, at) => calls.one(who.token, [own, other][at]!.id)),
    );
    const collect = sums.reduce((sum, { body }) => sum + body.parcel.collect, 0);
    expect(collect).toBe(placed.totals.total);
    for (const { body } of sums) {
      const { cash, collect, money } = body.parcel;
      expect(cash).toMatchObject({ goods: money.subtotal, total: collect, collector: "shop" });
      expect([cash!.goods + cash!.delivery, cash!.delivery % 1000]).toEqual([collect, 0]);
    }
    // the buyer sees the same for each
    expect(placed.parcels.map(({ cash }) => cash)).toEqual(sums.map(({ body }) => body.parcel.cash));
  });

  it("are closed to others: 404 on every call, 403 for a packer's returns, 401 for guests", async () => {
    const { id, number } = getParcel(untouched, "Atlas");
    for (const key of [id, number]) {
      expect((await calls.one(chinor.token, key)).body.code).toBe("order_not_found");
      expect((await calls.move(chinor.token, key, "confirmed")).status).toBe(404);
      for (const path of [`${key}/packing-list`, `labels?id=${key}`]) {
        expect((await calls.paper(chinor.token, path)).code).toBe("order_not_found");
      }
    }
    expect(await readNumbers(`?q=${number}`, chinor)).toEqual([]);
    expect((await calls.list(undefined)).status).toBe(401);
    expect((await calls.list(buyer.token)).status).toBe(403);
    expect((await calls.returns(packer.token)).status).toBe(403);
    expect((await calls.one(atlas.token, id)).body.parcel.status).toBe("pending");
  });

  it("are found by number, SKU and product in any language, and by name and phone once the buyer is shown", async () => {
    const contact = { name: "Шахзода Исмоилова", phone: "+998937771234" };
    const placed = await order(shop, buyer, { ring: 1, limited: 1 }, { contact });
    const { id, number } = getParcel(placed, "Atlas");
    for (const q of [number, number.slice(2, 9), "брошь", "Toʻgʻnogʻich", "brooch", "limited-0"]) {
      expect(await readNumbers(`?q=${encodeURIComponent(q)}`), q).toContain(number);
    }
    for (const q of ["Шахзода", "937771234", "93 777 12 34"]) {
      expect(await readNumbers(`?q=${encodeURIComponent(q)}`), q).toEqual([]);
    }
    await calls.move(atlas.token, id, "confirmed");
    for (const q of ["Шахзода", "шахзода исмоилова", "+998937771234", "93 777 12 34"]) {
      expect(await readNumbers(`?q=${encodeURIComponent(q)}`), q).toEqual([number]);
    }
    expect(await readNumbers("?q=%25")).toEqual([]);
  });

  it("are filtered by days of Tashkent, sorted from either end and paged", async () => {
    const { id, number } = getParcel(untouched, "Atlas");
    // half past midnight in Tashkent is the evening before in UTC
    const moved = "update seller_order set created_at = $2 where id = $1";
    await shop.db.query(moved, [id, "2020-03-09T19:30:00Z"]);
    expect(await readNumbers("?from=2020-03-10&to=2020-03-10")).toEqual([number]);
    expect(await readNumbers("?from=2020-03-09&to=2020-03-09")).toEqual([]);
    expect((await readNumbers("?sort=oldest&limit=1"))[0]).toBe(number);
    const { body } = await calls.list(atlas.token, "?limit=2");
    expect(body.parcels).toHaveLength(2);
    const second = await readNumbers("?limit=2&page=2");
    expect(second).not.toContain(body.parcels[0]!.number);
    await shop.db.query(moved, [id, untouched.createdAt]);
    for (const wrong of ["?from=10.03.2020", "?status=lost", "?limit=0", "?page=x", "?colour=red"]) {
      expect([wrong, (await calls.list(atlas.token, wrong)).status]).toEqual([wrong, 400]);
    }
  });

  it("are counted by tab for any page, from stored counts", async () => {
    const before = (await calls.list(atlas.token)).body;
    const placed = await order(shop, buyer, { ring: 1 });
    const online = await placeFor(shop, buyer, "payme", { ring: 1 });
    const { id } = getParcel(placed, "Atlas");
    const after = (await calls.list(atlas.token, "?status=delivered&q=nothing")).body;
    expect(after.counts).toEqual({
      ...before.counts,
      pending: before.counts.pending! + 1,
      awaiting_payment: before.counts.awaiting_payment! + 1,
    });
    expect(await readNumbers("?status=pending")).not.toContain(getParcel(online, "Atlas").number);
    expect(await readNumbers("?status=awaiting_payment")).toContain(getParcel(online, "Atlas").number);
    await calls.move(atlas.token, id, "confirmed");
    await calls.move(atlas.token, id, "cancelled", { reason: "Нет в наличии" });
    const { counts, count } = (await calls.list(atlas.token)).body;
    expect(counts.cancelled).toBe(before.counts.cancelled! + 1);
    expect(count).toBe(before.count + 2);
    await shop.commerce.run("../../http/parcels/inside/fold-tally.ts");
    expect((await calls.list(atlas.token)).body.counts).toEqual(counts);
    const { rows } = await shop.db.query<{ tab: string; count: number }>(
      `select seller_order_tab(p.status, p.accept_by, p.deleted_at) as tab, count(*)::int as count from seller_order p
       join seller s on s.id = p.seller_id and s.slug = 'atlas' group by 1`,
    );
    for (const { tab, count } of rows) expect([tab, counts[tab]]).toEqual([tab, count]);
  });
});

describe("the time to accept a parcel", () => {
  const readNotices = async (who: Person, number: string) =>
    (await inboxCalls(shop.commerce).list(who))
      .filter(({ text }) => text.includes(number))
      .map(({ title, link }) => [title, link]);

  it("begins with the order, is reminded of after half a day, and then ends", async () => {
    const { id, number } = getParcel(await order(shop, buyer, { ring: 1 }), "Atlas");
    const link = `/seller/orders/${number}`;
    await expect.poll(() => readNotices(packer, number), within).toEqual([["Новый заказ", link]]);
    expect(await readNotices(chinor, number)).toEqual([]);
    await later(shop, id, 12);
    await expect.poll(() => readNotices(atlas, number), within).toContainEqual(["Заказ ждёт вас", link]);
    expect((await calls.one(atlas.token, id)).body.parcel.late).toBe(false);
    await later(shop, id, 12.1);
    expect((await calls.one(atlas.token, id)).body.parcel).toMatchObject({ late: true, status: "pending" });
    expect(await readNumbers("?status=late")).toContain(number);
    expect((await calls.list(atlas.token)).body.counts.late).toBeGreaterThan(0);
    expect((await calls.move(atlas.token, id, "confirmed")).body.parcel.late).toBe(false);
    expect(await readNumbers("?status=late")).not.toContain(number);
    expect((await readNotices(atlas, number)).map(([title]) => title).sort()).toEqual([
      "Заказ ждёт вас",
      "Новый заказ",
    ]);
    // other specs create further members of the shop
    const mails = await shop.db.query("select 1 from shop_mail where key like $1 and recipient = any($2)", [
      `%shop-parcel:${id}:%`,
      [atlas.email, packer.email],
    ]);
    expect(mails.rows).toHaveLength(4);
  });

  it("begins with the payment when it is prepaid, and nobody packs before", async () => {
    const open = await openAttempt(shop, buyer, "payme", 0);
    const { id, number } = getParcel(open.order, "Atlas");
    const waiting = (await calls.one(atlas.token, id)).body.parcel;
    expect(waiting).toMatchObject({ awaitingPayment: true, acceptBy: null, next: ["cancelled"], collect: 0 });
    expect((await calls.move(atlas.token, id, "confirmed")).body.code).toBe("awaiting_payment");
    expect(await readNotices(atlas, number)).toEqual([]);
    expect((await open.pay(shop)).code).toBe(0);
    await expect
      .poll(() => readNotices(atlas, number), within)
      .toEqual([["Новый заказ", `/seller/orders/${number}`]]);
    expect((await calls.one(atlas.token, id)).body.parcel).toMatchObject({
      awaitingPayment: false,
      paid: true,
    });
    expect((await calls.move(atlas.token, id, "confirmed")).status).toBe(200);
  });

  it("begins when cash on delivery is chosen instead, and ends with another method", async () => {
    const online = await placeFor(shop, buyer, "payme", { ring: 1 });
    const { id } = getParcel(online, "Atlas");
    const choose = (method: string) =>
      shop.commerce.call("POST", "/customer/payments", {
        token: buyer.token,
        body: { orderId: online.id, method },
      });
    const awaits = async () => (await calls.one(atlas.token, id)).body.parcel.awaitingPayment;
    expect(await awaits()).toBe(true);
    expect((await choose("cash")).status).toBeLessThan(300);
    expect(await awaits()).toBe(false);
    expect((await choose("click")).status).toBeLessThan(300);
    expect(await awaits()).toBe(true);
    await shop.db.query("update seller_order set accept_by = now() where id = $1", [id]);
    await shop.commerce.run("../../http/parcels/inside/align-accept-times.ts");
    expect(await awaits()).toBe(true);
  });

  it("ends with a cancellation, of which the shop is notified unless it cancelled itself", async () => {
    const second = await order(shop, buyer, { ring: 1 });
    const [byBuyer, byShop] = [getParcel(untouched, "Atlas"), getParcel(second, "Atlas")];
    await shop.commerce.call("PATCH", `/customer/orders/${untouched.id}/cancel`, {
      token: buyer.token,
      body: {},
    });
    await calls.move(atlas.token, byShop.id, "cancelled", { reason: "Нет в наличии" });
    const off = ["Посылка отменена", `/seller/orders/${byBuyer.number}`];
    await expect.poll(() => readNotices(atlas, byBuyer.number), within).toContainEqual(off);
    expect((await readNotices(atlas, byShop.number)).map(([title]) => title)).not.toContain(
      "Посылка отменена",
    );
  });
});

describe("documents of a parcel", () => {
  it("are printed in the reader's language, and only for accepted parcels of the shop", async () => {
    const { id, number } = getParcel(ofTwo, "Atlas");
    const foreign = getParcel(ofTwo, "Chinor").id;
    await calls.move(packer.token, id, "confirmed");
    for (const [path, name] of [
      [`${id}/packing-list`, `packing-list-${number}.pdf`],
      [`labels?id=${id}`, `label-${number}.pdf`],
    ] as const) {
      const ru = await calls.paper(packer.token, path);
      expect(ru).toMatchObject({
        status: 200,
        type: "application/pdf",
        name: `attachment; filename="${name}"`,
      });
      expect(ru.bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(ru.bytes.subarray(-6).toString()).toContain("%%EOF");
      const uz = await calls.paper(packer.token, path, "uz");
      expect(uz.bytes.toString("latin1")).toContain("/Lang (uz)");
      expect(ru.bytes.toString("latin1")).toContain("/Lang (ru)");
    }
    expect((await calls.paper(packer.token, `labels?id=${id}&id=${foreign}`)).code).toBe("order_not_found");
    expect((await calls.paper(packer.token, "labels")).status).toBe(400);
    const several = (count: number) => Array.from({ length: count }, () => `id=${id}`).join("&");
    const labels = await calls.paper(packer.token, `labels?${several(50)}`);
    expect([labels.status, labels.name]).toEqual([200, `attachment; filename="label-${number}.pdf"`]);
    expect((await calls.paper(packer.token, `labels?${several(51)}`)).status).toBe(400);
  });
});
