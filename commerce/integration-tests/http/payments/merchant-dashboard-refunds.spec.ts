import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { deliver, readOrder } from "../../harness/paid-orders.ts";
import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { answerOf, approvalCalls } from "../approvals/approval-calls.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { openRefunds } from "./open-refunds.ts";
import { untilReads } from "./pay-order.ts";
import { openReconcileClient, type ReconcileClient } from "./reconcile-client.ts";
import { moveThrough, untilEarned } from "./refund-steps.ts";

let shop: Shop;
let paymentClient: ReconcileClient;

beforeAll(async () => {
  shop = await openRefunds();
  paymentClient = await openReconcileClient(shop);
});
afterEach(async () => {
  // some rules check only rows that have not changed for a minute
  for (const table of ["return_request", "seller_order"])
    await shop.db.query(`update ${table} set updated_at = updated_at - interval '2 minutes'`);
  expect(await brokenRules(shop.db)).toEqual({});
});

/** Payme's refund button, and the bookings that follow. */
async function refundInDashboard(order: OrderView, paymeId: string): Promise<void> {
  expect(await paymentClient.payme("CancelTransaction", { id: paymeId, reason: 5 })).toMatchObject({
    result: { state: -2 },
  });
  await untilReads(
    shop,
    paymentClient.buyer,
    order,
    ({ payment }) => payment.refunded === order.totals.total,
  );
}

/** The buyer requests to return pieces of the order's first line. */
async function askReturn(order: OrderView, quantity = 1): Promise<string> {
  const { parcels } = order;
  const line = { itemId: parcels[0]?.items[0]?.id, quantity };
  const body = { parcelId: parcels[0]?.id, items: [line], reason: "defect" };
  const path = `/customer/orders/${order.id}/returns`;
  const requested = await shop.commerce.call<{ return: { id: string } }>("POST", path, {
    token: paymentClient.buyer.token,
    body,
  });
  expect(requested.status).toBe(201);
  return requested.body.return.id;
}

async function moveReturn(returnId: string, steps: string[]): Promise<void> {
  for (const to of steps) {
    expect(await shop.commerce.run("move-return.ts", { returnId, to, actor: "admin" })).toBe(to);
  }
}

/** Waits until the shop's account has one refund of this return, with this sum. */
async function untilTaken(returnId: string, sum: number): Promise<void> {
  await until("the return to be booked", async () => {
    const { rows } = await shop.db.query<{ sum: number }>(
      `select coalesce((select sum(e.amount)::float8 from ledger_entry e
         where e.transaction_id = t.id and e.account = 'seller'), 0) as sum
       from ledger_transaction t where t.key = 'refund:' || $1`,
      [returnId],
    );
    if (rows.length > 0) expect(rows).toEqual([{ sum }]);
    return rows.length > 0;
  });
}

describe("A return that ends after the gateway refunded the whole payment", () => {
  it("is settled at once, owes nothing and deducts nothing from the shop a second time", async () => {
    const { order, paymeId } = await paymentClient.paid({ ring: 2, watch: 1 });
    await moveThrough(shop, order, ["confirmed", "processing", "shipped"]);
    await refundInDashboard(order, paymeId);
    await moveThrough(shop, order, ["delivered"]);
    await untilEarned(shop, order.parcels[0]?.id, 0);
    for (const round of [1, 2]) {
      const id = await askReturn(order);
      await moveReturn(id, ["approved", "received", "refunded"]);
      await untilTaken(id, 0);
      expect([round, await paymentClient.of(order)]).toEqual([round, []]);
    }
    expect((await readOrder(shop, paymentClient.buyer, order)).payment).toMatchObject({
      status: "refunded",
      refunded: order.totals.total,
      refundOwed: 0,
    });
    await untilEarned(shop, order.parcels[0]?.id, 0);
  });

  it("is also settled when its products had come back before, and an earlier return keeps its entries", async () => {
    const { order, paymeId } = await paymentClient.paid({ ring: 3 });
    await deliver(shop, order, new Date());
    const [first, second] = [await askReturn(order, 1), await askReturn(order, 2)];
    for (const id of [first, second]) await moveReturn(id, ["approved", "received"]);
    const owed = { returnId: first, to: "refunded", actor: "admin" };
    expect(await shop.commerce.run("move-return.ts", owed)).toBe("refund_owed");
    await refundInDashboard(order, paymeId);
    await untilEarned(shop, order.parcels[0]?.id, 0);
    await moveReturn(second, ["refunded"]);
    await untilTaken(second, 0);
    expect(await paymentClient.of(order)).toEqual([]);
  });
});

describe("A whole payment that Payme refunds by its merchant dashboard only", () => {
  interface Owed {
    id: string;
    orderNumber: string;
    reason: string;
    version: string;
  }
  let admin: string;
  beforeAll(async () => {
    admin = await shopCalls(shop).administrator();
  });

  async function readOwed({ number }: OrderView): Promise<Owed[]> {
    const path = "/admin/refunds-owed?limit=100";
    const { body } = await shop.commerce.call<{ refunds: Owed[] }>("GET", path, { token: admin });
    return body.refunds.filter(({ orderNumber }) => orderNumber === number);
  }

  it("is listed with that reason, also when parts add up to it, unlike a part", async () => {
    const { order } = await paymentClient.paid({ ring: 1, watch: 1 });
    const reasons = async () => (await readOwed(order)).map(({ reason }) => reason);
    await paymentClient.cancel(order, { parcelId: order.parcels[0]?.id });
    expect(await reasons()).toEqual(["part_of_payment"]);
    await paymentClient.cancel(order);
    expect(await reasons()).toEqual(["in_cabinet", "in_cabinet"]);
    expect((await paymentClient.of(order)).map(({ code }) => code)).toEqual([
      "refund_in_cabinet",
      "refund_in_cabinet",
    ]);
    // once a part was paid out by hand, the button is refused
    const [first] = await readOwed(order);
    await paymentClient.run({ payOut: { id: first?.id ?? "", by: "Dilnoza: slip 1" } });
    expect(await reasons()).toEqual(["part_of_payment"]);
  });

  it("needs no second administrator for a cancellation that refunds nothing", async () => {
    const { order, paymeId } = await paymentClient.paid({ ring: 1 });
    const { limit, call } = approvalCalls(shop);
    await limit(order.totals.total - 1);
    const parcelId = order.parcels[0]?.id;
    const cancel = () =>
      call("POST", `/admin/orders/${parcelId}/status`, admin, { status: "cancelled", reason: "Брак" });
    expect(answerOf(await cancel())).toEqual([409, "approval_required"]);
    // before its job cancels what was not sent
    await shop.db.query("update payment_attempt set state = 'refunded' where order_id = $1", [order.id]);
    expect((await cancel()).status).toBe(200);
    await limit(null);
    await shop.db.query("update payment_attempt set state = 'paid' where order_id = $1", [order.id]);
    await refundInDashboard(order, paymeId);
  });

  it("is recorded and reported when a person transferred it as well, whoever came first", async () => {
    const { order, paymeId } = await paymentClient.paid({ ring: 1 });
    await paymentClient.cancel(order);
    const [owed] = await readOwed(order);
    expect(owed?.reason).toBe("in_cabinet");
    const { administrator, limit, request, approve } = approvalCalls(shop);
    await limit(order.totals.total - 1);
    const requested = await request((await administrator()).token, {
      kind: "refund_payment",
      objectId: owed?.id ?? "",
      reference: "slip 0",
      reason: "Проверено",
    });
    await refundInDashboard(order, paymeId);
    const pay = (reference: string) =>
      shop.commerce.call<{ code: string }>("POST", `/admin/refunds-owed/${owed?.id}/paid`, {
        token: admin,
        body: { reference, version: owed?.version },
      });
    // a transfer above the sum of the settings is refused before anything is recorded
    expect(await pay("slip 1")).toMatchObject({ status: 409, body: { code: "approval_required" } });
    const approved = await approve(admin, requested.body.approval?.id ?? "");
    expect([...answerOf(approved), approved.body.details?.current]).toEqual([409, "approval_outdated", null]);
    const { rows } = await shop.db.query("select from payment_paid_out where id = $1", [owed?.id]);
    expect(rows).toEqual([]);
    await limit(null);
    for (const [reference, code] of [
      ["slip 1", "refund_given_twice"],
      ["slip 1", "refund_given_twice"],
      ["slip 2", "refund_recorded"],
    ] as const) {
      expect(await pay(reference)).toMatchObject({ status: 409, body: { code } });
    }
    expect(await paymentClient.of(order)).toEqual([
      expect.objectContaining({
        code: "given_back_twice",
        amounts: { payme: order.totals.total, "by hand": order.totals.total },
      }),
    ]);
  });
});
