import { beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { deliver, readOrder } from "../../harness/paid-orders.ts";
import { secondProcess } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { openRefunds } from "./open-refunds.ts";
import { untilReads } from "./pay-order.ts";
import { openReconcileClient, type ReconcileClient } from "./reconcile-client.ts";

let shop: Shop;
let paymentClient: ReconcileClient;
let second: CommerceProcess;

beforeAll(async () => {
  shop = await openRefunds();
  paymentClient = await openReconcileClient(shop);
  second = await secondProcess("orders");
});

const BY = "Dilnoza: by card transfer, slip 17";
const payOut = (id: string, by = BY, on?: CommerceProcess) => paymentClient.run({ payOut: { id, by } }, on);

/** Refunds, transactions and notes of an order. */
async function readAccounts({ id }: OrderView) {
  const { rows: refunds } = await shop.db.query<{ note: string; amount: string }>(
    `select r.note, r.amount::int from refund r join payment p on p.id = r.payment_id
     join order_payment_collection l using (payment_collection_id) where l.order_id = $1`,
    [id],
  );
  const { rows: lines } = await shop.db.query(
    "select amount::int from order_transaction where order_id = $1 and reference = 'refund'",
    [id],
  );
  const { rows: notes } = await shop.db.query(
    "select id, amount::int, words from payment_paid_out where order_id = $1",
    [id],
  );
  return { refunds, lines, notes };
}

/** A paid order with one of two parcels cancelled: Payme refunds no part. */
async function withOwedParcel() {
  const { order, paymeId } = await paymentClient.paid({ ring: 1, watch: 1 });
  const itemId = order.items.find(({ price }) => price === 100_000)?.id;
  const { status } = await paymentClient.cancel(order, { itemId });
  expect(status).toBe(200);
  const { rows } = await shop.db.query<{ id: string }>(
    "select id from order_cancellation where order_id = $1 and refund_state = 'owed'",
    [order.id],
  );
  return { order, id: rows[0]?.id ?? "", paymeId };
}

/** A paid and delivered order of three rings, of which some were returned to the seller. */
async function withOwedReturn(quantity = 1) {
  const { order, paymeId } = await paymentClient.paid({ ring: 3 });
  await deliver(shop, order, new Date());
  const { body } = await shop.commerce.call<{ return: { id: string } }>(
    "POST",
    `/customer/orders/${order.id}/returns`,
    {
      token: paymentClient.buyer.token,
      body: {
        parcelId: order.parcels[0]?.id,
        items: [{ itemId: order.items[0]?.id, quantity }],
        reason: "defect",
      },
    },
  );
  const { id } = body.return;
  for (const to of ["approved", "received", "refunded"]) {
    const moved = await shop.commerce.run("move-return.ts", { returnId: id, to, actor: "admin" });
    expect(moved).toBe(to === "refunded" ? "refund_owed" : to);
  }
  return { order, id, paymeId };
}

/** An order cancelled unpaid, with money that came later and that its gateway does not refund. */
async function withLateMoney(reversal: string | null = "refused", data: object = {}) {
  const order = await paymentClient.order({ ring: 1 });
  await paymentClient.cancel(order);
  const id = `payatt_${order.id.slice(6)}`;
  await shop.db.query(
    `insert into payment_attempt (id, order_id, gateway, method, external_id, amount, state, created_time, reversal, data)
     values ($1, $2, 'click', 'click', $1, 100000, 'late', extract(epoch from now()) * 1000, $3, $4)`,
    [id, order.id, reversal, JSON.stringify({ late: true, ...data })],
  );
  return { order, id };
}

describe("a manual refund", () => {
  it.each([
    ["a cancelled parcel", withOwedParcel],
    ["a return", withOwedReturn],
  ] as const)(
    "for %s is listed until it is recorded, and recorded once for any number at once",
    async (_, owing) => {
      const { order, id } = await owing();
      expect(await paymentClient.of(order)).toEqual([
        expect.objectContaining({ code: "refund_owed", id, amounts: { owed: 100_000 }, gateway: "payme" }),
      ]);
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, n) => payOut(id, BY, n % 2 ? second : undefined)),
      );
      const again = answers.map(({ paidOut }) => paidOut?.again);
      expect(again.toSorted()).toEqual([false, true, true, true, true, true]);
      const noted = {
        refunds: [{ note: id, amount: 100_000 }],
        lines: [{ amount: -100_000 }],
        notes: [{ id, amount: 100_000, words: BY }],
      };
      expect(await readAccounts(order)).toEqual(noted);
      expect((await payOut(id, "Other: words")).refused?.code).toBe("refund_recorded");
      expect(await readAccounts(order)).toEqual(noted);
      expect((await readOrder(shop, paymentClient.buyer, order)).payment).toMatchObject({
        refunded: 100_000,
        refundOwed: 0,
      });
      expect(await paymentClient.of(order)).toEqual([]);
      expect(await brokenRules(shop.db)).toEqual({});
    },
  );

  it("of a whole payment is left to Payme's button, after which nothing is owed", async () => {
    const { order, paymeId } = await paymentClient.paid({ ring: 1, watch: 1 });
    await paymentClient.cancel(order);
    expect(await paymentClient.of(order)).toEqual([
      expect.objectContaining({ code: "refund_in_cabinet", amounts: { owed: order.totals.total } }),
    ]);
    await paymentClient.payme("CancelTransaction", { id: paymeId, reason: 5 });
    await paymentClient.untilCancelled(order);
    expect(await paymentClient.of(order)).toEqual([]);
    expect(await brokenRules(shop.db)).toEqual({});
  });

  it("of a return of everything is owed, and Payme's button refunds it, since nothing is with the buyer", async () => {
    const { order, paymeId } = await withOwedReturn(3);
    expect(await paymentClient.of(order)).toEqual([
      expect.objectContaining({ code: "refund_owed", amounts: { owed: 300_000 } }),
    ]);
    await paymentClient.payme("CancelTransaction", { id: paymeId, reason: 5 });
    await untilReads(
      shop,
      paymentClient.buyer,
      order,
      ({ payment }) => payment.refunded === order.totals.total,
    );
    expect(await paymentClient.of(order)).toEqual([]);
    expect(await brokenRules(shop.db)).toEqual({});
  });

  it("is completed once by a repeat after a crash, and Payme's button then refuses", async () => {
    const { order, id, paymeId } = await withOwedParcel();
    await shop.db.query(
      "insert into payment_paid_out (id, order_id, amount, words) values ($1, $2, 100000, $3)",
      [id, order.id, BY],
    );
    expect((await paymentClient.of(order)).map(({ code }) => code)).toEqual(["refund_owed"]);
    expect((await payOut(id)).paidOut).toMatchObject({ amount: 100_000 });
    expect((await readAccounts(order)).refunds).toEqual([{ note: id, amount: 100_000 }]);
    expect(await paymentClient.of(order)).toEqual([]);

    // another refund of the order was left uncounted
    await shop.db.query(
      `insert into refund (id, payment_id, amount, raw_amount, note)
       select 'ref_' || $1, r.payment_id, 25000, '{"value":"25000","precision":20}', 'ordcan_stray'
       from refund r where r.note = $2`,
      [order.id, id],
    );
    expect((await payOut(id)).paidOut).toMatchObject({ again: true });
    const { refunds, lines } = await readAccounts(order);
    expect(refunds.filter(({ note }) => note === id)).toHaveLength(1);
    expect(lines).toEqual([{ amount: -100_000 }]);
    await shop.db.query("delete from refund where id = 'ref_' || $1", [order.id]);
    expect(await paymentClient.of(order)).toEqual([]);

    const pressed = await paymentClient.payme("CancelTransaction", { id: paymeId, reason: 5 });
    expect(pressed.error).toMatchObject({ code: -31007 });
    expect(await paymentClient.of(order)).toEqual([]);
    // as if the note came just after the button: it is reported
    const note = "from payment_paid_out where id = $1 returning id, order_id, amount, words";
    const { rows } = await shop.db.query<Record<string, string>>(`delete ${note}`, [id]);
    await paymentClient.payme("CancelTransaction", { id: paymeId, reason: 5 });
    await shop.db.query(
      "insert into payment_paid_out (id, order_id, amount, words) values ($1, $2, $3, $4)",
      [rows[0]?.id, rows[0]?.order_id, rows[0]?.amount, rows[0]?.words],
    );
    await paymentClient.untilCancelled(order, 2);
    expect(await paymentClient.of(order)).toEqual([
      expect.objectContaining({
        code: "given_back_twice",
        amounts: { payme: order.totals.total, "by hand": 100_000 },
      }),
    ]);
  });

  it("of late money is recorded in the ledger, once, and not in the order's accounts", async () => {
    const { order, id } = await withLateMoney();
    expect((await paymentClient.of(order)).map(({ code }) => code)).toEqual(["late_money"]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => payOut(id, BY, n % 2 ? second : undefined)),
    );
    expect(answers.filter(({ paidOut }) => paidOut?.again === false)).toHaveLength(1);
    expect(answers.filter(({ paidOut }) => paidOut?.again)).toHaveLength(5);
    const { rows } = await shop.db.query(
      "select state, reversal, reversal_note from payment_attempt where id = $1",
      [id],
    );
    expect(rows).toEqual([{ state: "refunded", reversal: "done", reversal_note: BY }]);
    expect(await readAccounts(order)).toEqual({
      refunds: [],
      lines: [],
      notes: [{ id, amount: 100_000, words: BY }],
    });
    expect(await paymentClient.of(order)).toEqual([]);
  });
});

describe("late money of another sum than requested", () => {
  it.each([
    [120_000, 120_000],
    // a person refunds whole sums and keeps nothing
    [100_000.01, 100_001],
  ])("of %d is shown, listed and recorded as %d", async (taken, amount) => {
    const { order, id } = await withLateMoney("refused", { taken });
    const money = async () => (await readOrder(shop, paymentClient.buyer, order)).payment;
    const token = await shopCalls(shop).administrator();
    const path = "/admin/refunds-owed?limit=100&reason=late_payment";
    const queue = await shop.commerce.call<{ refunds: { id: string }[] }>("GET", path, { token });
    expect(queue.body.refunds.find((one) => one.id === id)).toMatchObject({ amount });
    expect(await money()).toMatchObject({ refunded: 0, refundOwed: amount });
    expect((await paymentClient.of(order)).map(({ amounts }) => amounts)).toEqual([{ late: amount }]);
    expect((await payOut(id)).paidOut).toMatchObject({ amount, again: false });
    expect(await money()).toMatchObject({ refunded: amount, refundOwed: 0 });
    expect((await payOut(id)).paidOut).toMatchObject({ amount, again: true });
    expect((await readAccounts(order)).notes).toEqual([{ id, amount, words: BY }]);
  });
});

describe("refused manual refunds", () => {
  const refused = (code: string, words: RegExp) => ({
    refused: { code, message: expect.stringMatching(words) },
  });

  it("are unknown ids, words without a name, and refunds that a gateway is still asked for", async () => {
    for (const id of ["ordcan_unknown", "retreq_unknown", "payatt_unknown", "anything", ""]) {
      expect(await payOut(id)).toEqual(refused("not_found", /^There is no /));
    }
    const { order, id } = await withOwedParcel();
    for (const by of ["", "Dilnoza", "Dilnoza:", ": words"]) {
      expect(await payOut(id, by)).toEqual(refused("invalid_input", /--by/));
    }
    await shop.db.query("update order_cancellation set refund_state = 'asked' where id = $1", [id]);
    expect(await payOut(id)).toEqual(refused("conflict", /still being asked/));
    await shop.db.query("update order_cancellation set refund_state = 'owed' where id = $1", [id]);
    expect((await readAccounts(order)).notes).toEqual([]);
  });

  it("are refunds that are not owed: unpaid and cancelled, refunded in the dashboard, or late money still asked for", async () => {
    const unpaid = await paymentClient.order({ ring: 1 });
    await paymentClient.cancel(unpaid);
    const { order: whole, paymeId } = await paymentClient.paid({ ring: 1 });
    await paymentClient.payme("CancelTransaction", { id: paymeId, reason: 5 });
    await paymentClient.untilCancelled(whole);
    for (const [{ id }, answer] of [
      [unpaid, refused("conflict", /is not owed/)],
      [whole, refused("refund_given_twice", /the note is kept/)],
    ] as const) {
      const { rows } = await shop.db.query<{ id: string }>(
        "select id from order_cancellation where order_id = $1",
        [id],
      );
      expect(await payOut(rows[0]?.id ?? "")).toEqual(answer);
    }
    const { rows } = await shop.db.query<{ id: string }>(
      "select id from payment_attempt where order_id = $1",
      [whole.id],
    );
    expect(await payOut(rows[0]?.id ?? "")).toEqual(refused("conflict", /refunded and not late/));
    const { order, id } = await withLateMoney("asked");
    expect(await payOut(id)).toEqual(refused("conflict", /still being asked/));
    expect((await readAccounts(order)).notes).toEqual([]);
    // no other round asks the gateway
    await shop.db.query("update payment_attempt set reversal = 'refused' where id = $1", [id]);
  });
});
