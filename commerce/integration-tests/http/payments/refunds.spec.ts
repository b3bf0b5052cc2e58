import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { holdJobs } from "../../harness/hold-jobs.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { sharedFlakyClick, type FlakyClickApi } from "../../harness/payments/flaky-click-api.ts";
import { parcelCalls } from "../parcels/parcel-calls.ts";
import { deliver, readOrder } from "../../harness/paid-orders.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { createBuyer, type Buyer, type Shop } from "../../harness/shop.ts";
import { readDifferences } from "../orders/read-differences.ts";
import { clickAt, toPrepare } from "./click-calls.ts";
import { openRefunds } from "./open-refunds.ts";
import { cancel, completeClick, payByClick, placeFor, untilBooked, untilReads } from "./pay-order.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { createPaymeClient, newId } from "./payme-client.ts";
import { moveThrough, countRefundNotices, untilEarned } from "./refund-steps.ts";
import type { Inbox } from "../inbox/inbox-calls.ts";

const STATE = "../../http/payments/inside/state-reversed.ts";

let shop: Shop;
let buyer: Buyer;
let click: FlakyClickApi;

beforeAll(async () => {
  [shop, click] = [await openRefunds(), await sharedFlakyClick()];
  buyer = await createBuyer(shop.commerce);
});
afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));

const now = (order: Parameters<typeof readOrder>[2]) => readOrder(shop, buyer, order);

describe("refunds by Click", () => {
  it("are made once for a cancelled order, which then accepts no payment, even if it is not closed", async () => {
    const order = await placeFor(shop, buyer, "click");
    const paydoc = await payByClick(shop, order);
    expect((await cancel(shop, buyer, order)).status).toBe(200);
    expect((await now(order)).payment).toMatchObject({
      status: "refunded",
      refunded: order.totals.total,
      refundOwed: 0,
    });
    expect(click.refundRequests.filter((id) => id === paydoc)).toHaveLength(1);
    // as after a return of everything, which does not close the order
    await shop.db.query("update payment_due set closed_at = null where id = $1", [order.id]);
    const again = toPrepare({ number: order.number, amount: order.totals.total });
    expect((await clickAt(shop.commerce.base).prepare(again)).error).toBe(-9);
    await shop.db.query("update payment_due set closed_at = now() where id = $1", [order.id]);
  });

  it("are made for a payment that no job has booked yet: it is booked first", async () => {
    const order = await placeFor(shop, buyer, "click");
    const release = await holdJobs(shop);
    await completeClick(shop, order);
    const answers = await Promise.all([cancel(shop, buyer, order), cancel(shop, buyer, order)]);
    await release();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await now(order)).payment).toMatchObject({ refunded: order.totals.total });
  });

  it("owe a part, and are made as a whole when the parts add up", async () => {
    const order = await placeFor(shop, buyer, "click", { ring: 1, watch: 1 });
    const paydoc = await payByClick(shop, order);
    const [first] = order.items;
    await cancel(shop, buyer, order, { itemId: first?.id });
    expect((await now(order)).payment).toMatchObject({
      status: "paid",
      refunded: 0,
      refundOwed: first?.total,
    });
    expect(click.refundRequests).not.toContain(paydoc);
    await cancel(shop, buyer, order);
    expect((await now(order)).payment).toMatchObject({ refunded: order.totals.total, refundOwed: 0 });
    expect(click.refundRequests.filter((id) => id === paydoc)).toHaveLength(1);
  });

  it("that Click refuses are owed", async () => {
    const order = await placeFor(shop, buyer, "click");
    click.moods.set(await payByClick(shop, order), ["refuses"]);
    await cancel(shop, buyer, order);
    expect((await now(order)).payment).toMatchObject({ refunded: 0, refundOwed: order.totals.total });
    // the buyer is asked once for the refund account, on the page where it can be entered
    for (let round = 0; round < 2; round += 1)
      await shop.commerce.run("../../http/inbox/inside/send-notifications.ts", { catchUp: true });
    const { body } = await shop.commerce.call<Inbox>("GET", "/customer/inbox?language=en&limit=100", {
      token: buyer.token,
    });
    const requests = body.notifications.filter(({ title }) => title === "Where should we send your refund?");
    expect(requests.filter(({ text }) => text.includes(order.number))).toMatchObject([
      {
        type: "payment",
        link: `/order/${order.number}`,
        text: expect.stringMatching(/we owe you [\d\s]+sum/),
      },
    ]);
  });

  /** Moves a time so far back that the gateway may be asked again. */
  const past = (order: OrderView, column: "looked_at" | "updated_at") =>
    shop.db.query(`update payment_attempt set ${column} = now() - interval '2 minutes' where order_id = $1`, [
      order.id,
    ]);

  it("without an answer are looked up and not requested again when they were made", async () => {
    const order = await placeFor(shop, buyer, "click");
    const paydoc = await payByClick(shop, order);
    click.moods.set(paydoc, ["gives in silence"]);
    await cancel(shop, buyer, order);
    expect((await now(order)).payment).toMatchObject({ refunded: 0, refundOwed: 0 });
    await past(order, "looked_at");
    await shop.commerce.run("sweep-payments.ts");
    expect((await now(order)).payment).toMatchObject({ refunded: order.totals.total, refundOwed: 0 });
    expect(click.returned.has(paydoc)).toBe(true);
    expect(click.refundRequests.filter((id) => id === paydoc)).toHaveLength(1);
  });

  it("without an answer are looked up and requested again when they were not made, once a minute", async () => {
    const order = await placeFor(shop, buyer, "click");
    const paydoc = await payByClick(shop, order);
    click.moods.set(paydoc, ["is silent", "is silent"]);
    await cancel(shop, buyer, order);
    expect((await now(order)).payment).toMatchObject({ refunded: 0, refundOwed: 0 });
    const questions = () =>
      [click.statusRequests, click.refundRequests].map((all) => all.filter((id) => id === paydoc).length);
    const [checksBefore = 0] = questions();
    const sweep = () => shop.commerce.run("sweep-payments.ts");
    await past(order, "looked_at");
    await sweep();
    // the state is looked up before the second request
    expect(questions()).toEqual([checksBefore + 1, 2]);
    await past(order, "updated_at");
    await sweep();
    expect(questions()).toEqual([checksBefore + 1, 2]);
    await past(order, "looked_at");
    await sweep();
    expect(questions()).toEqual([checksBefore + 2, 3]);
    expect((await now(order)).payment).toMatchObject({ refunded: order.totals.total, refundOwed: 0 });
    expect(click.returned.has(paydoc)).toBe(true);
  });
});

describe("refunds by Payme", () => {
  async function paid() {
    const payme = createPaymeClient(shop);
    const order = await placeFor(shop, buyer, "payme", { ring: 1, watch: 1 });
    const id = newId();
    const account = { order_id: order.number };
    const tiyin = order.totals.total * 100;
    await payme.call("CreateTransaction", { id, time: Date.now(), amount: tiyin, account });
    expect((await payme.perform(id)).result).toMatchObject({ state: 2 });
    await untilBooked(shop, order);
    return { payme, order, id };
  }

  it("are made by no call: they are owed until Payme's own button is pressed", async () => {
    const { payme, order, id } = await paid();
    await cancel(shop, buyer, order);
    expect((await now(order)).payment).toMatchObject({ refunded: 0, refundOwed: order.totals.total });
    expect((await payme.cancel(id, 5)).result).toMatchObject({ state: -2 });
    await untilReads(shop, buyer, order, ({ payment }) => payment.refunded === order.totals.total);
    expect((await now(order)).payment).toMatchObject({ status: "refunded", refundOwed: 0 });
  });

  it("by its button cancel the order", async () => {
    const { payme, order, id } = await paid();
    expect((await payme.cancel(id, 5)).result).toMatchObject({ state: -2 });
    await untilReads(shop, buyer, order, ({ status }) => status === "cancelled");
    await untilReads(shop, buyer, order, ({ payment }) => payment.refunded === order.totals.total);
    expect((await now(order)).timeline.at(-1)).toMatchObject({ actor: "system", reason: "refunded" });
  });

  it("by its button while a parcel is in transit cancel the other parcels", async () => {
    const { payme, order, id } = await paid();
    const [first] = order.parcels;
    await moveThrough(shop, order, ["confirmed", "processing", "shipped"]);
    expect((await payme.cancel(id, 5)).result).toMatchObject({ state: -2 });
    await untilReads(shop, buyer, order, ({ parcels }) =>
      parcels.some(({ status }) => status === "cancelled"),
    );
    expect((await now(order)).parcels.map(({ status }) => status)).toEqual(["shipped", "cancelled"]);
    // the whole payment is refunded, including the parcel in transit
    await untilReads(shop, buyer, order, ({ payment }) => payment.refunded === order.totals.total);
    expect((await now(order)).payment).toMatchObject({ status: "refunded", refundOwed: 0 });
    const owner = await createBuyer(shop.commerce);
    await shop.db.query(
      "insert into seller_member (id, customer_id, seller_id) values ('selmem_refunds', $1, $2)",
      [owner.id, first?.seller.id],
    );
    const administrator = await shopCalls(shop).administrator();
    const ofShop = parcelCalls(shop);
    const { parcel } = (await ofShop.one(owner.token, first?.number ?? "")).body;
    expect(parcel).toMatchObject({
      status: "shipped",
      paid: false,
      refunded: true,
      collect: 0,
      money: { subtotal: first?.items[0]?.total, earning: 0 },
    });
    expect((await ofShop.list(owner.token)).body.parcels).toContainEqual(parcel);
    expect([await countRefundNotices(shop, owner), await countRefundNotices(shop, owner)]).toEqual([1, 1]);
    const { body } = await shop.commerce.call<Inbox>("GET", "/customer/inbox?language=en", {
      token: administrator,
    });
    const notices = body.notifications.filter(({ text }) => text.startsWith(`Order ${order.number}: `));
    expect(notices).toMatchObject([{ type: "payment", link: null }]);
    const own = await shop.commerce.call<Inbox>("GET", "/customer/inbox", { token: buyer.token });
    expect(JSON.stringify(own.body)).not.toContain(notices[0]?.id);
    await moveThrough(shop, order, ["delivered"]);
    await untilEarned(shop, first?.id, 0);
  });

  it("whose call was lost are booked when a person states them, with a name", async () => {
    const { order } = await paid();
    const state = (by?: string) => shop.commerce.run<object>(STATE, { id: order.number, by });
    expect(await state()).toEqual({ refused: expect.stringMatching(/^payme does not say/) });
    expect(await state("Dilnoza")).toEqual({ refused: expect.stringMatching(/^Say who saw it/) });
    expect(await state("Dilnoza: seen in the cabinet")).toMatchObject({ again: false });
    expect(await state("Dilnoza: seen in the cabinet")).toMatchObject({ again: true });
    await untilReads(shop, buyer, order, ({ status }) => status === "cancelled");
    await untilReads(shop, buyer, order, ({ payment }) => payment.refunded === order.totals.total);
  });

  it("by its button while a parcel is delivered deduct the earning from the shop", async () => {
    const { payme, order, id } = await paid();
    const [first] = order.parcels;
    await moveThrough(shop, order, ["confirmed", "processing", "shipped"]);
    const release = await holdJobs(shop, "follow-refund");
    expect((await payme.cancel(id, 5)).result).toMatchObject({ state: -2 });
    await moveThrough(shop, order, ["delivered"]);
    await untilEarned(shop, first?.id, 0);
    await release();
    const follow = { script: "../../http/payments/inside/follow-refund.ts", orderId: order.id };
    await shop.commerce.run(follow.script, follow);
    await shop.commerce.run(follow.script, follow);
    await untilReads(shop, buyer, order, ({ payment }) => payment.refunded === order.totals.total);
    await untilEarned(shop, first?.id, 0);
  });

  it("are refused once everything is delivered", async () => {
    const { payme, order, id } = await paid();
    for (const parcel of order.parcels) await deliver(shop, { ...order, parcels: [parcel] }, new Date());
    expect((await payme.cancel(id, 5)).error?.code).toBe(-31007);
  });
});

describe("a refund in a gateway's merchant dashboard", () => {
  /** Looks for reversals as a day after the gateway was last asked. */
  async function lookADayLater(order: OrderView): Promise<void> {
    await shop.db.query(
      "update payment_attempt set updated_at = now() - interval '1 day' where order_id = $1",
      [order.id],
    );
    await shop.commerce.run("../../http/payments/inside/look-for-reversals.ts");
  }
  const state = (request: object) => shop.commerce.run<object>(STATE, request);

  it("is found within a day, even if a parcel was sent, whose shop then earns nothing", async () => {
    const order = await placeFor(shop, buyer, "click", { ring: 1, watch: 1 });
    const paydoc = await payByClick(shop, order);
    await moveThrough(shop, order, ["confirmed", "processing", "shipped"]);
    const countChecks = () => click.statusRequests.filter((id) => id === paydoc).length;
    const before = countChecks();
    await lookADayLater(order);
    await lookADayLater(order);
    expect(countChecks()).toBe(before + 1);
    expect((await now(order)).payment).toMatchObject({ status: "paid", refunded: 0 });
    click.returned.add(paydoc);
    await shop.db.query(
      "update payment_attempt set looked_at = now() - interval '1 day' where order_id = $1",
      [order.id],
    );
    await lookADayLater(order);
    await untilReads(shop, buyer, order, ({ payment }) => payment.refunded === order.totals.total);
    expect((await now(order)).parcels.map(({ status }) => status)).toEqual(["shipped", "cancelled"]);
    await moveThrough(shop, order, ["delivered"]);
    await untilEarned(shop, order.parcels[0]?.id, 0);
    expect(await state({ id: order.number })).toMatchObject({ again: true });
  });

  it("is booked by a command, for which the gateway's answer counts before a person's", async () => {
    const order = await placeFor(shop, buyer, "click");
    const paydoc = await payByClick(shop, order);
    expect(await state({ id: order.number, by: "Dilnoza: seen" })).toEqual({
      refused: "click says that it still has the money",
    });
    expect(await state({ id: "1000000000" })).toEqual({ refused: "There is no payment 1000000000" });
    click.returned.add(paydoc);
    expect(await state({ id: order.number })).toMatchObject({ again: false });
    await untilReads(shop, buyer, order, ({ status }) => status === "cancelled");
    await untilReads(shop, buyer, order, ({ payment }) => payment.refunded === order.totals.total);
  });
});

it("reads every list of orders and payments as Medusa reads each order", async () => {
  expect(await readDifferences(shop, buyer)).toEqual([]);
});
