import type { AdminOperations } from "@bezak/contract/admin-analytics.ts";
import type { AdminAnalytics, AdminStats } from "@bezak/contract/admin-stats.ts";
import {
  cancelledRows,
  figureRows,
  methodRows,
  reasonRows,
  shareRows,
  totalRows,
  type FigureRows,
} from "@bezak/contract/figure-rows.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shiftDay, tashkentDay } from "../../../src/tashkent-days.ts";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import { brokenRules } from "../../harness/invariants.ts";
import type { Shop } from "../../harness/shop.ts";
import { payByClick, placeFor } from "../payments/pay-order.ts";
import { createPaymeClient, newId } from "../payments/payme-client.ts";
import { getParcel, later, order, parcelCalls } from "../parcels/parcel-calls.ts";
import type { Person } from "../shops/shop-calls.ts";
import { peopleCalls } from "../users/people.ts";
import { userAdminCalls } from "../users/user-admin-calls.ts";
import { openStats, type StatsOrders } from "./stats-orders.ts";
import { forgetStoredDays } from "./stored-days.ts";

const HOUR = 3_600_000;

let shop: Shop;
let admin: string;
let buyer: Person;
let buying: StatsOrders;

beforeAll(async () => {
  ({ shop, admin, buyer, buying } = await openStats());
});
beforeEach(awayFromMidnight);
beforeEach(() => forgetStoredDays(shop));
afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

async function get<T>(path: string): Promise<T> {
  const { status, body } = await shop.commerce.call<T & { code: string }>("GET", path, { token: admin });
  if (status !== 200) throw new Error(`${path} was refused: ${body.code}`);
  return body;
}

/** A list with the filters of a figure, of so many days, today included; of all days without a number. */
async function readList<T>(
  { list, filters }: FigureRows,
  days: number | undefined,
  paging: Record<"limit" | "page", number>,
) {
  const to = tashkentDay(new Date());
  const period: Record<string, string> = days === undefined ? {} : { from: shiftDay(to, 1 - days), to };
  const query = new URLSearchParams({
    ...filters,
    ...period,
    limit: String(paging.limit),
    page: String(paging.page),
  });
  return get<{ count: number } & T>(`/admin/${list}?${query}`);
}

const countRows = async (rows: FigureRows, days?: number) =>
  (await readList(rows, days, { limit: 1, page: 1 })).count;

interface ListedParcel {
  id: string;
  orderId: string;
  number: string;
}

/** All parcels of the list, page by page. */
async function readParcels(rows: FigureRows, days?: number): Promise<ListedParcel[]> {
  const found: ListedParcel[] = [];
  for (let page = 1; ; page += 1) {
    const { parcels, count } = await readList<{ parcels: ListedParcel[] }>(rows, days, { limit: 100, page });
    found.push(...parcels);
    if (parcels.length < 100) {
      expect(found).toHaveLength(count);
      return found;
    }
  }
}

const readTotals = async () =>
  (await get<{ analytics: AdminAnalytics }>("/admin/analytics?period=7d")).analytics;
const readOperations = async () =>
  (await get<{ operations: AdminOperations }>("/admin/analytics/operations?period=7d")).operations;

/** Commission of the days by the parcels of its entries. */
async function sumCommission(parcels: readonly ListedParcel[], days: number): Promise<number> {
  const { rows } = await shop.db.query<{ sum: number }>(
    `select coalesce(sum(e.amount), 0)::float8 as sum from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
     where e.account = 'commission' and t.parcel_id = any($1) and (e.at at time zone 'Asia/Tashkent')::date >= $2`,
    [parcels.map(({ id }) => id), shiftDay(tashkentDay(new Date()), 1 - days)],
  );
  return rows[0]!.sum;
}

/** Orders of this shop whose parcels end in every way, some of them long ago. */
async function placeMixed(): Promise<void> {
  const paid = await buying.place({ isPaid: true });
  await buying.deliver(paid, "Chinor");
  await buying.deliver(paid, "Atlas");
  await buying.returnPiece(paid, "ring");
  const [late, waiting, earlier, byShop] = [
    await order(
      shop,
      buyer,
      { watch: 1 },
      { delivery: { method: "courier", city: "nukus", address: "Doʻstlik 1" } },
    ),
    await order(shop, buyer, { watch: 1 }),
    await order(shop, buyer, { ring: 1, watch: 1 }),
    await order(shop, buyer, { watch: 1 }),
  ];
  for (const placed of [late, waiting]) await later(shop, getParcel(placed, "Chinor").id, 49);
  await buying.deliver(late, "Chinor", new Date(Date.now() - 2 * HOUR));
  await buying.cancel(waiting, {});
  // the first parcel of its order before the period, the second one in it
  await buying.deliver(earlier, "Atlas", new Date(Date.now() - 9 * 24 * HOUR));
  await buying.deliver(earlier, "Chinor");
  const calls = parcelCalls(shop);
  const { token } = await calls.member("chinor");
  await calls.move(token, getParcel(byShop, "Chinor").id, "cancelled", { reason: "Sold elsewhere" });
}

describe("the list that a number leads to has its rows", () => {
  it("of accounts that were opened as buyers', those of administrators of today among them", async () => {
    const users = userAdminCalls(shop);
    const boss = await users.administrator();
    const member = await peopleCalls(shop).join();
    const { status } = await users.change(boss.confirmed, member.id, { role: "admin" });
    expect(status).toBe(200);
    const { totals } = await readTotals();
    expect(await countRows(figureRows.buyers, 7)).toBe(totals.buyers);
    expect(await countRows(figureRows.sellers, 7)).toBe(totals.sellers);
    expect(totals.buyers).toBeLessThan(await countRows({ list: "users" }, 7));
  });

  it("of orders, deliveries and commission of the days", async () => {
    await placeMixed();
    const { totals, cities, paymentMethods } = await readTotals();
    const ordersOf = (parcels: readonly ListedParcel[]) =>
      new Set(parcels.map(({ orderId }) => orderId)).size;
    const placed = await readParcels(figureRows.orders, 7);
    expect(ordersOf(placed)).toBe(totals.orders);
    const first = await readParcels(figureRows.deliveredOrders, 7);
    expect([first.length, ordersOf(first)]).toEqual([totals.deliveredOrders, totals.deliveredOrders]);
    const delivered = await readParcels({ list: "orders", filters: { dated: "delivered" } }, 7);
    expect(delivered.length).toBeGreaterThan(first.length);
    const booked = await readParcels(figureRows.revenue, 7);
    expect(await sumCommission(booked, 7)).toBe(totals.revenue);
    expect(booked.length).toBeGreaterThanOrEqual(delivered.length);
    expect(cities.map(({ city }) => city)).toContain("nukus");
    for (const { city, orders } of cities)
      expect([city, ordersOf(await readParcels({ list: "orders", filters: { city } }, 7))]).toEqual([
        city,
        orders,
      ]);
    for (const { method: paymentMethod, orders } of paymentMethods)
      expect(ordersOf(await readParcels({ list: "orders", filters: { paymentMethod } }, 7))).toBe(orders);
  });

  it("of late, cancelled and returned parcels, by who and why", async () => {
    const { totals, cancelledBy, returnReasons, lateSellers } = await readOperations();
    const lateOf = ({ count, of }: { count: number; of: number }) => of - count;
    expect(lateOf(totals.acceptedInTime)).toBeGreaterThan(0);
    expect(lateOf(totals.sentInTime)).toBeGreaterThan(0);
    expect(await countRows(shareRows.acceptedInTime, 7)).toBe(lateOf(totals.acceptedInTime));
    expect(await countRows(shareRows.sentInTime, 7)).toBe(lateOf(totals.sentInTime));
    for (const { sellerId: seller, acceptedInTime } of lateSellers) {
      const { list, filters } = shareRows.acceptedInTime;
      expect(await countRows({ list, filters: { ...filters, seller } }, 7)).toBe(lateOf(acceptedInTime));
    }
    expect(await countRows(shareRows.cancelledParcels, 7)).toBe(totals.cancelledParcels.count);
    expect(totals.returnedParcels.count).toBeGreaterThan(0);
    expect(await countRows(shareRows.returnedParcels, 7)).toBe(totals.returnedParcels.count);
    expect(cancelledBy.map(({ actor }) => actor)).toEqual(expect.arrayContaining(["buyer", "seller"]));
    for (const { actor, count } of cancelledBy)
      expect([actor, await countRows(cancelledRows(actor), 7)]).toEqual([actor, count]);
    expect(returnReasons).not.toEqual([]);
    for (const { reason, count } of returnReasons)
      expect([reason, await countRows(reasonRows(reason), 7)]).toEqual([reason, count]);
  });

  it("of attempts to pay in time, by method, and of the others", async () => {
    const [paid, left] = [await placeFor(shop, buyer, "click"), await placeFor(shop, buyer, "payme")];
    await payByClick(shop, paid);
    const [payme, id] = [createPaymeClient(shop), newId()];
    const account = { order_id: left.number };
    await payme.call("CreateTransaction", { id, time: Date.now(), amount: left.totals.total * 100, account });
    await payme.cancel(id, 3);
    const { totals, paymentMethods } = await readOperations();
    const { count, of } = totals.paidAttempts;
    expect([count > 0, of > count]).toEqual([true, true]);
    expect(await countRows(shareRows.paidAttempts, 7)).toBe(count);
    const outcome = "unpaid";
    expect(await countRows({ list: "payments", filters: { outcome } }, 7)).toBe(of - count);
    expect(paymentMethods.map(({ method }) => method)).toEqual(expect.arrayContaining(["click", "payme"]));
    for (const { method, ...share } of paymentMethods) {
      expect([method, await countRows(methodRows(method), 7)]).toEqual([method, share.count]);
      const others = { list: "payments", filters: { outcome, method } } as const;
      expect([method, await countRows(others, 7)]).toEqual([method, share.of - share.count]);
    }
  });

  it("counts the holidays of the settings, on which no parcel is late", async () => {
    const today = tashkentDay(new Date());
    const before = await countRows(shareRows.acceptedInTime, 7);
    await shop.db.query("insert into shop_setting (id, value) values ('holidays', $1)", [
      JSON.stringify({ value: [-2, -1, 0].map((days) => shiftDay(today, days)) }),
    ]);
    try {
      await forgetStoredDays(shop);
      const { acceptedInTime, sentInTime } = (await readOperations()).totals;
      const found = await countRows(shareRows.acceptedInTime, 7);
      expect(found).toBe(acceptedInTime.of - acceptedInTime.count);
      expect(found).toBeLessThan(before);
      expect(await countRows(shareRows.sentInTime, 7)).toBe(sentInTime.of - sentInTime.count);
    } finally {
      await shop.db.query("delete from shop_setting where id = 'holidays'");
    }
  });

  it("of all time and of today", async () => {
    const { stats } = await get<{ stats: AdminStats }>("/admin/stats");
    for (const [part, days] of [
      ["total", undefined],
      ["today", 1],
    ] as const) {
      const { orders, users, sellers, products, revenue } = stats;
      const placed = await readParcels(totalRows.orders, days);
      expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(orders[part]);
      expect(await countRows(totalRows.users, days)).toBe(users[part]);
      expect(await countRows(totalRows.sellers, days)).toBe(sellers[part]);
      if (days === undefined) expect(await countRows(totalRows.products)).toBe(products.total);
      const booked = await readParcels(totalRows.revenue, days);
      expect(await sumCommission(booked, days ?? 10_000)).toBe(revenue?.[part]);
    }
  });
});

it("refuses words that no list of days knows", async () => {
  for (const path of [
    "orders?dated=lost",
    "orders?cancelledBy=me",
    "returns?dated=placed",
    "users?openedAs=boss",
  ]) {
    const { status, body } = await shop.commerce.call<{ code: string }>("GET", `/admin/${path}`, {
      token: admin,
    });
    expect([path, status, body.code]).toEqual([path, 400, "invalid_query"]);
  }
});
