import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { brokenRules } from "../../harness/invariants.ts";
import { getLines } from "../../harness/paid-orders.ts";
import { newOrder, place } from "../../harness/shop.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { openFinance, type Finance } from "./open-finance.ts";

let shop: Finance["shop"];
let calls: Finance["calls"];
let atlas: Finance["atlas"];
let chinor: typeof atlas;
let navo: typeof atlas;

const within = { timeout: 20_000 };

beforeAll(async () => {
  ({ shop, calls, atlas, chinor, navo } = await openFinance());
});

afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));

describe("the ledger of a delivered parcel", () => {
  it("earns the shop the price without the commission, available after fourteen days", async () => {
    const before = await calls.finance(chinor.token);
    const order = await calls.delivered({ watch: 2, ring: 1 }, 1);
    await expect
      .poll(async () => (await calls.finance(chinor.token)).balance, within)
      .toBe(before.balance + 450_002);
    const finance = await calls.finance(chinor.token);
    expect([finance.available, finance.pending]).toEqual([before.available, before.pending + 450_002]);
    expect(finance.monthlyRevenue).toBe(before.monthlyRevenue + 500_002);
    const [commission, earning] = finance.entries;
    const number = order.parcels.find(({ seller }) => seller.id === chinor.sellerId)?.number;
    expect(earning).toMatchObject({ type: "earning", amount: 500_002, orderNumber: number });
    expect(earning?.note).toMatchObject({ ru: "Часы", uz: "Soat", en: "Watch" });
    expect(commission).toMatchObject({ type: "commission", amount: -50_000, balanceAfter: finance.balance });
    const remaining = Date.parse(commission?.availableAt ?? "") - Date.now();
    expect(Math.round(remaining / 86_400_000)).toBe(13);
  });

  it("contains only lines that were not cancelled, and nothing of a cancelled parcel", async () => {
    const order = await calls.ordered({ ring: 1, limited: 2, watch: 1 });
    const cancel = (id: string, body: object) =>
      calls.call("PATCH", `/customer/orders/${id}/cancel`, calls.buyer.token, body);
    const ring = order.items.find(({ product }) => product.name.ru === "Кольцо");
    expect((await cancel(order.id, { itemId: ring?.id })).status).toBe(200);
    const watch = order.parcels.find(({ seller }) => seller.id === chinor.sellerId);
    expect((await cancel(order.id, { parcelId: watch?.id })).status).toBe(200);
    await calls.deliver(order, 1);
    await calls.booked(order.id, 1);
    const { rows } = await shop.db.query<{ seller: string; type: string; amount: number }>(
      `select t.seller_id as seller, e.type, e.amount::int from ledger_entry e
       join ledger_transaction t on t.id = e.transaction_id
       where t.order_id = $1 and e.account = 'seller' order by e.no`,
      [order.id],
    );
    expect(rows).toEqual([
      { seller: atlas.sellerId, type: "earning", amount: 100_000 },
      { seller: atlas.sellerId, type: "commission", amount: -10_000 },
    ]);
  });

  it("deducts delivery that was free at the shop's expense", async () => {
    await shop.db.query(
      "update seller set free_shipping_threshold = 200000, raw_free_shipping_threshold = $2 where id = $1",
      [atlas.sellerId, { value: "200000", precision: 20 }],
    );
    const order = await calls.delivered({ ring: 2 }, 1);
    await shop.db.query(
      "update seller set free_shipping_threshold = null, raw_free_shipping_threshold = null",
    );
    const { entries } = await calls.entries(atlas.token, "?limit=3");
    expect(entries.map(({ type, amount }) => [type, amount])).toEqual([
      ["adjustment", -25_000],
      ["commission", -20_000],
      ["earning", 200_000],
    ]);
    expect(entries[0]?.note?.en).toContain("Free delivery");
    expect(entries[0]?.orderNumber).toBe(order.parcels[0]?.number);
  });
});

describe("a parcel paid in cash to its shop", () => {
  it("leaves the shop owing the commission, is paid, and cannot become a payout", async () => {
    await calls.emptied();
    await calls.set("minimumPayout", 1);
    const before = await calls.finance(atlas.token);
    const body = newOrder(getLines(shop, { ring: 1 }));
    const { order } = (await place<{ order: OrderView }>(shop.commerce, calls.buyer, body)).body;
    await calls.deliver(order, 15);
    await calls.booked(order.id, 2);
    const { entries } = await calls.entries(atlas.token, "?limit=3");
    expect(new Map(entries.map(({ type, amount }) => [type, amount]))).toEqual(
      new Map([
        ["earning", 100_000],
        ["commission", -10_000],
        ["cash_collected", -125_000],
      ]),
    );
    const after = await calls.finance(atlas.token);
    expect(after.balance - before.balance).toBe(-35_000);
    expect(await calls.sweep()).toEqual([]);
    await calls.set("minimumPayout", 100_000);
    const list = await calls.call<{ payments: { orderId: string; status: string }[] }>(
      ...(["GET", "/customer/payments?status=paid", calls.buyer.token] as const),
    );
    expect(list.body.payments).toContainEqual(
      expect.objectContaining({ orderId: order.id, status: "paid", method: "cash" }),
    );
  });
});

describe("a parcel whose cash the marketplace collects", () => {
  interface Receipt {
    receipt: { parcelId: string; number: string; amount: number; receivedAt: string; reference: string };
  }
  const collect = (collector: string, token = calls.admin, version?: string) =>
    calls.call<{ shop: { cashCollector: string; version: string }; details?: object }>(
      ...(["POST", `/admin/shops/${atlas.sellerId}/cash-collector`, token, { collector, version }] as const),
    );
  const receive = (body: object, token = calls.admin) =>
    calls.call<Receipt>("POST", "/admin/cash-receipts", token, body);
  const receipts = async (status: string) =>
    (
      await calls.call<{ receipts: Receipt["receipt"][]; count: number }>(
        ...(["GET", `/admin/cash-receipts?status=${status}&limit=100`, calls.admin] as const),
      )
    ).body.receipts;
  const ordered = async () => {
    const body = newOrder(getLines(shop, { ring: 1 }));
    return (await place<{ order: OrderView }>(shop.commerce, calls.buyer, body)).body.order;
  };

  it("is not decided about a stale version of the shop", async () => {
    const { version } = (await collect("shop")).body.shop;
    const made = await collect("marketplace", calls.admin, version);
    expect([made.status, made.body.shop.cashCollector]).toEqual([200, "marketplace"]);
    const late = await collect("shop", calls.admin, version);
    expect([late.status, late.body.details]).toEqual([409, { current: made.body.shop, sent: version }]);
    expect((await collect("marketplace", calls.admin, version)).body.shop).toEqual(made.body.shop);
    expect((await collect("shop", calls.admin, made.body.shop.version)).body.shop.cashCollector).toBe("shop");
  });

  it("earns nothing available before the cash is received, as a whole and once", async () => {
    await calls.emptied();
    await calls.set("minimumPayout", 1);
    const before = await ordered();
    const term = await collect("marketplace");
    expect([term.status, term.body.shop.cashCollector]).toEqual([200, "marketplace"]);
    const order = await ordered();
    expect((await collect("shop")).status).toBe(200);
    // the collector is frozen with each order, whatever the terms are at delivery
    expect([before, order].map(({ parcels }) => parcels[0]?.cash?.collector)).toEqual([
      "shop",
      "marketplace",
    ]);
    const start = await calls.finance(atlas.token);
    await calls.deliver(order, 15);
    await calls.booked(order.id, 1);
    const held = await calls.finance(atlas.token);
    expect(held).toMatchObject({ balance: start.balance + 90_000, available: start.available });
    expect(held.entries.slice(0, 2).map(({ heldBy, availableAt }) => [heldBy, availableAt])).toEqual([
      ["cash", null],
      ["cash", null],
    ]);
    expect(await calls.sweep()).toEqual([]);

    const { id: parcelId, number } = order.parcels[0]!;
    expect(await receipts("outstanding")).toContainEqual(
      expect.objectContaining({ parcelId, number, amount: 125_000, receivedAt: null, reference: null }),
    );
    for (const amount of [124_999, 125_001, 0]) {
      expect((await receive({ parcelId, amount, reference: "КО-17" })).body.code).toBe("cash_amount_differs");
    }
    expect((await receive({ parcelId, amount: 125_000, reference: " " })).status).toBe(400);
    const receipt = { parcelId, amount: 125_000, reference: "КО-17" };
    expect((await receive({ ...receipt, parcelId: before.parcels[0]!.id })).body.code).toBe("not_found");
    expect((await receive(receipt, atlas.token)).status).toBe(401);
    expect((await collect("marketplace", atlas.token)).status).toBe(401);
    expect(await calls.sweep()).toEqual([]);

    // an administrator who has not entered the password lately records nothing
    const unconfirmed = await calls.people.administrator({ confirmed: false });
    expect((await receive(receipt, unconfirmed)).body.code).toBe("confirmation_required");
    expect((await collect("shop", unconfirmed)).body.code).toBe("confirmation_required");

    const at = await Promise.all([receive(receipt), receive(receipt), receive(receipt)]);
    expect(at.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(at.map(({ body }) => body.receipt.receivedAt)).size).toBe(1);
    expect((await receive({ ...receipt, reference: "КО-18" })).body.code).toBe("cash_received_before");
    expect((await receive(receipt)).body.receipt).toEqual(at[0]?.body.receipt);
    expect((await receipts("outstanding")).map((one) => one.parcelId)).not.toContain(parcelId);
    expect((await receipts("received"))[0]).toMatchObject({ parcelId, reference: "КО-17" });
    const history = await calls.call<{ events: OrderEvent[] }>(
      ...(["GET", `/admin/orders/${parcelId}/timeline?limit=100`, calls.admin] as const),
    );
    const by = expect.stringMatching(/^head\d+@example\.uz$/) as string;
    expect(history.body.events.filter(({ kind }) => kind === "cash_received")).toMatchObject([
      {
        at: at[0]?.body.receipt.receivedAt,
        parcel: number,
        amount: 125_000,
        administrator: by,
        note: "КО-17",
      },
    ]);
    expect((await calls.finance(atlas.token)).available).toBe(start.available + 90_000);
    expect((await calls.sweep()).map(({ amount }) => amount)).toEqual([start.available + 90_000]);
    await calls.set("minimumPayout", 100_000);
  });
});

describe("the ledger of a return", () => {
  it("withholds its earning until the return ends, then deducts it and returns the commission", async () => {
    await calls.emptied();
    const order = await calls.delivered({ raced: 3, ring: 1 }, 13.99);
    const line = order.items.findIndex(({ product }) => product.name.ru === "Серьга");
    const returnId = await calls.askReturn(order, line, 1);
    // its waiting time is over
    await calls.releaseEarnings(order.id);
    const held = await calls.finance(atlas.token);
    const { entries } = await calls.entries(atlas.token, "?limit=4");
    expect(entries.map(({ amount, availableAt }) => [amount, availableAt === null])).toEqual(
      expect.arrayContaining([
        [150_000, true],
        [-15_000, true],
        [100_000, false],
        [-10_000, false],
      ]),
    );
    await calls.moveReturn(returnId, "rejected");
    expect((await calls.finance(atlas.token)).available).toBe(held.available + 135_000);
  });

  it("by single pieces returns exactly the commission of the line", async () => {
    expect((await calls.rule({ scope: "default", percent: 33.33 })).status).toBe(200);
    const order = await calls.delivered({ button: 3 }, 1);
    expect((await calls.rule({ scope: "default", percent: 10 })).status).toBe(200);
    const start = await calls.finance(navo.token);
    for (const nth of [1, 2, 3]) {
      await calls.refund(await calls.askReturn(order, 0, 1));
      await calls.booked(order.id, 1 + nth);
    }
    const end = await calls.finance(navo.token);
    expect(end.balance - start.balance).toBe(-21 + 7);
    const refunds = (await calls.entries(navo.token, "?type=refund&limit=3")).entries;
    expect(refunds.map(({ amount }) => amount)).toEqual([-7, -7, -7]);
  });

  it("after the payout is deducted from the next payout", async () => {
    await calls.emptied();
    const order = await calls.delivered({ ring: 2 }, 13.99);
    const returnId = await calls.askReturn(order, 0, 2);
    await calls.moveReturn(returnId, "rejected");
    await calls.releaseEarnings(order.id);
    const [paid] = await calls.sweep();
    expect(paid).toMatchObject({ amount: 180_000, seller: { id: atlas.sellerId } });
    for (const to of ["approved", "received", "refunded"]) await calls.moveReturn(returnId, to);
    await calls.booked(order.id, 2);
    await calls.releaseEarnings(order.id);
    const owed = (await calls.finance(atlas.token)).available;
    expect(owed).toBe(-180_000);
    const { leftOut } = await calls.preview();
    expect(leftOut).toContainEqual({
      seller: { id: atlas.sellerId, name: "Atlas" },
      available: -180_000,
      reason: "below_minimum",
      restsUntil: null,
    });
    await calls.adjust(atlas.sellerId, 360_000);
    const [next] = await calls.sweep();
    expect(next?.amount).toBe(360_000 - 180_000);
  });
});

describe("an adjustment", () => {
  it("is booked once however often it is repeated, and the shop sees its reason", async () => {
    const before = (await calls.finance(navo.token)).balance;
    const made = await Promise.all(
      [1, 2, 3].map(() => calls.adjust(navo.sellerId, -5_000, "Штраф", "key-1")),
    );
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(made.map(({ body }) => body.entry.id)).size).toBe(1);
    expect((await calls.finance(navo.token)).balance).toBe(before - 5_000);
    const [entry] = (await calls.entries(navo.token)).entries;
    expect(entry).toMatchObject({
      type: "adjustment",
      amount: -5_000,
      note: { ru: "Штраф" },
      orderNumber: null,
    });
    expect((await calls.adjust(navo.sellerId, -6_000, "Штраф", "key-1")).body.code).toBe(
      "idempotency_mismatch",
    );
    expect((await calls.adjust("sel_no", 5)).body.code).toBe("seller_not_found");
    for (const amount of [0, 1.5, 10 ** 13])
      expect((await calls.adjust(navo.sellerId, amount)).status).toBe(400);
  });
});
