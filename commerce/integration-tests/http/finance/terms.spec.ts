import { limits } from "@bezak/contract/limits.ts";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SELLER_LOCK } from "../../../src/modules/seller-ledger/guards.ts";
import type { PricedCart } from "../../../src/workflows/order/quote.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { getLines } from "../../harness/paid-orders.ts";
import { newOrder, place } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { openFinance, type Finance } from "./open-finance.ts";

let shop: Finance["shop"];
let calls: Finance["calls"];
let atlas: Finance["atlas"];
let chinor: typeof atlas;

beforeAll(async () => {
  ({ shop, calls, atlas, chinor } = await openFinance());
});

beforeEach(awayFromMidnight);

afterEach(async () => {
  await calls.set("payoutIntervalDays", 0);
  expect(await brokenRules(shop.db)).toEqual({});
});

const inside = (script: string) => `../../http/finance/inside/${script}.ts`;

describe("terms of payouts", () => {
  interface Terms {
    settings: { minimumPayout: number; payoutIntervalDays: number; version: string };
    details?: object;
  }
  const terms = (method: string, body?: object, token = calls.admin) =>
    calls.call<Terms>(method, "/admin/payouts/settings", token, body);

  it("are set by an administrator and apply to the next sweep", async () => {
    await calls.emptied();
    await calls.adjust(atlas.sellerId, 90_000);
    expect((await calls.preview()).leftOut).toContainEqual(
      expect.objectContaining({ available: 90_000, reason: "below_minimum" }),
    );
    const wanted = { minimumPayout: 90_000, payoutIntervalDays: 3 };
    const set = await terms("POST", wanted);
    expect([set.status, set.body.settings]).toMatchObject([200, wanted]);
    expect((await terms("GET")).body.settings).toEqual(set.body.settings);
    expect((await calls.finance(atlas.token)).minimumPayout).toBe(90_000);
    for (const wrong of [
      { ...wanted, minimumPayout: 0 },
      { ...wanted, minimumPayout: 0.5 },
      { ...wanted, payoutIntervalDays: 0 },
      { ...wanted, payoutIntervalDays: 91 },
      { minimumPayout: 1 },
    ]) {
      expect([wrong, (await terms("POST", wrong)).status]).toEqual([wrong, 400]);
    }
    expect((await terms("POST", wanted, atlas.token)).status).toBe(401);
    expect((await terms("GET", undefined, atlas.token)).status).toBe(401);
    expect((await terms("GET")).body.settings).toEqual(set.body.settings);
    await calls.set("payoutIntervalDays", 0);
    expect((await calls.sweep()).map(({ amount }) => amount)).toEqual([90_000]);
    await calls.set("minimumPayout", 100_000);
  });

  it("are changed in the version that was seen, or refused with what they are", async () => {
    const { version } = (await terms("GET")).body.settings;
    const seen = { payoutIntervalDays: 7, version };
    const now = await terms("POST", { ...seen, minimumPayout: 80_000 });
    expect([now.status, now.body.settings.version === version]).toEqual([200, false]);
    const late = await terms("POST", { ...seen, minimumPayout: 70_000 });
    expect([late.status, late.body.details]).toEqual([409, { current: now.body.settings, sent: version }]);
    await calls.set("minimumPayout", 100_000);
  });
});

describe("a cancelled payout", () => {
  it("is not repeated by the timer before the next payout date, but can be made by hand", async () => {
    await calls.emptied();
    await calls.adjust(atlas.sellerId, 180_000);
    const [first] = await calls.sweep();
    expect((await calls.move(first!.id, "cancel")).body.payout.status).toBe("cancelled");
    await calls.set("payoutIntervalDays", 7);
    const scheduled = async () => (await calls.payouts(atlas.token, "?status=scheduled")).payouts;
    // only the cancelled payout is recent
    await shop.db.query(
      "update seller_payout set created_at = created_at - interval '8 days' where status <> 'cancelled'",
    );
    const before = await scheduled();
    await shop.commerce.run(inside("sweep-by-timer"));
    expect(await scheduled()).toEqual(before);
    const next = Date.parse((await calls.finance(atlas.token)).nextPayoutAt ?? "");
    expect(next - Date.now()).toBeGreaterThan(5 * 86_400_000);
    expect((await calls.sweep()).map(({ amount }) => amount)).toEqual([first?.amount]);
  });
});

describe("earnings that become available while payouts are made", () => {
  it("are not paid, since their products may be returned meanwhile", async () => {
    await calls.emptied();
    const [waits, later] = [atlas, chinor].toSorted((a, b) => (a.sellerId < b.sellerId ? -1 : 1));
    await Promise.all([atlas, chinor].map(({ sellerId }) => calls.adjust(sellerId, 180_000)));
    const [ring, watch] = [{ ring: 1 }, { watch: 1 }];
    const order = await calls.delivered(later === chinor ? watch : ring, 13.99);
    const { available } = await calls.finance(later!.token);
    const held = await shop.db.connect();
    try {
      await held.query("begin");
      await held.query(SELLER_LOCK.replace("?", "$1::text"), [waits?.sellerId]);
      const sweeping = calls.sweep();
      await until("the sweep to wait for the first shop", () => waiting(shop.db));
      const returnId = await calls.askReturn(order, 0, 1);
      await calls.releaseEarnings(order.id);
      await held.query("commit");
      const made = await sweeping;
      expect(made.find(({ seller }) => seller.id === later?.sellerId)?.amount).toBe(available);
      await calls.moveReturn(returnId, "rejected");
    } finally {
      held.release();
    }
  });
});

describe("a statement of the current month", () => {
  it("adds up to its closing balance, whatever is booked while it is written", async () => {
    await calls.adjust(atlas.sellerId, 90_000);
    const csv = await shop.commerce.run<string>(inside("statement-while-booking"), {
      sellerId: atlas.sellerId,
    });
    const lines = csv.trimEnd().split("\r\n");
    const [last, closing] = lines.slice(-2).map((line) => line.split(";").at(-1));
    expect(last).toBe(closing);
    expect(Number(closing)).toBe((await calls.finance(atlas.token)).balance - 1_000);
    await calls.adjust(atlas.sellerId, -1_000);
  });
});

describe("products at the highest price", () => {
  /** The largest number in an answer: the contract has no sum above a million million. */
  const getLargest = (answer: unknown) =>
    Math.max(...(JSON.stringify(answer).match(/(?<=[:[])\d+/g) ?? []).map(Number));

  const price = async (handle: string, amount: number) =>
    shop.db.query(
      `update price set amount = $2::numeric, raw_amount = jsonb_build_object('value', $2::numeric::text, 'precision', 20)
       where price_set_id = (select price_set_id from product_variant_price_set where variant_id = $1)`,
      [shop.productIds(handle).variantIds[0], amount],
    );

  it("can be ordered one by one; two exceed the order limit, and the quote says so", async () => {
    const dear = limits.orderSumMax;
    await price("watch", dear);
    try {
      const [line] = getLines(shop, { watch: 2 });
      const quote = async (quantity: number) => {
        const items = [{ ...line, quantity }];
        const delivery = { method: "courier", city: "tashkent" };
        const { status, body } = await calls.call<PricedCart>("POST", "/catalog/quote", undefined, {
          items,
          delivery,
        });
        expect([status, getLargest(body)]).toEqual([200, dear]);
        return body;
      };
      expect(await quote(1)).toMatchObject({ orderable: true, totals: { total: dear } });
      expect(await quote(2)).toMatchObject({
        orderable: false,
        items: [{ change: "order_too_large", total: 0 }],
      });
      const refused = await place<{ code: string }>(
        shop.commerce,
        calls.buyer,
        newOrder(getLines(shop, { watch: 2 }), { paymentMethod: "deferred" }),
      );
      expect([refused.status, refused.body.code]).toEqual([409, "order_too_large"]);
      const before = await calls.finance(chinor.token);
      const order = await calls.delivered({ watch: 1 }, 1);
      const { body } = await calls.call<{ order: OrderView }>(
        ...(["GET", `/customer/orders/${order.id}`, calls.buyer.token] as const),
      );
      expect(getLargest(body)).toBe(dear);
      const finance = await calls.finance(chinor.token);
      expect(finance.balance - before.balance).toBe(0.9 * dear);
      await calls.refund(await calls.askReturn(order, 0, 1));
      await calls.booked(order.id, 2);
      expect((await calls.finance(chinor.token)).balance).toBe(before.balance);
    } finally {
      await price("watch", 250_001);
    }
  });
});
