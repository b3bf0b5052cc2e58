import type { RefundOwed } from "@bezak/contract/refunds-owed.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { deliver, placePaid, readOrder } from "../../harness/paid-orders.ts";
import { sharedFlakyClick } from "../../harness/payments/flaky-click-api.ts";
import { openRefunds } from "../payments/open-refunds.ts";
import type { Shop } from "../../harness/shop.ts";
import { administeredOrderCalls, pick } from "../orders/administered-order-calls.ts";
import { order as placeOrder } from "../parcels/parcel-calls.ts";
import { payByClick, placeFor } from "../payments/pay-order.ts";
import { shopCalls, type Person } from "../shops/shop-calls.ts";
import { answerOf, approvalCalls, type Administrator, type ApprovalCalls } from "./approval-calls.ts";

const OVER = 150_000;
const reason = "Проверено по звонку";

let shop: Shop;
let calls: ApprovalCalls;
let orders: ReturnType<typeof administeredOrderCalls>;
let first: Administrator;
let second: Administrator;
let buyer: Person;

beforeAll(async () => {
  shop = await openRefunds();
  calls = approvalCalls(shop);
  [first, second] = [await calls.administrator("manager"), await calls.administrator()];
  orders = administeredOrderCalls(shop, first.token);
  await calls.limit(OVER);
});
beforeEach(async () => void (buyer = await shopCalls(shop).people.join()));
afterAll(async () => {
  await calls.limit(null);
  expect(await brokenRules(shop.db)).toEqual({});
});

/** A received return of all pieces of the order's first line. */
async function received(placed: OrderView): Promise<string> {
  await deliver(shop, placed, new Date());
  const { id: itemId, quantity } = placed.items[0]!;
  const body = {
    parcelId: placed.parcels[0]!.id,
    items: [{ itemId, quantity }],
    reason: "defect",
    refundAccount: "8600123412341234",
  };
  const path = `/customer/orders/${placed.id}/returns`;
  const { return: made } = (await orders.call<{ return: { id: string } }>("POST", path, body, buyer.token))
    .body;
  for (const status of ["approved", "received"])
    await orders.call("POST", `/admin/returns/${made.id}/status`, { status });
  return made.id;
}

/** Both of them, as the timeline names them. */
const bothOf = () => ({ administrator: first.email, approvedBy: second.email });

const readTimeline = async (placed: OrderView) =>
  (await orders.timeline(placed.parcels[0]!.id, "?limit=100")).body.events;

const readReturn = async (placed: OrderView) => (await orders.read(placed.parcels[0]!.id)).returns[0]!;

it("cancels one line of a parcel with its refund", async () => {
  const placed = await placePaid(shop, buyer, { ring: 2, limited: 1 });
  const parcel = placed.parcels[0]!;
  const line = parcel.items.find(({ total }) => total > OVER)!;
  const body = { itemId: line.id, reason };
  const refused = await calls.call("PATCH", `/admin/orders/${parcel.id}/cancel`, first.token, body);
  expect(answerOf(refused)).toEqual([409, "approval_required"]);
  const requested = { kind: "line_cancellation", objectId: parcel.id, ...body } as const;
  const { approval } = (await calls.request(first.token, requested)).body;
  expect(approval).toMatchObject({ sum: line.total, itemId: line.id });
  expect((await calls.approve(second.token, approval!.id)).body.approval?.status).toBe("approved");
  const now = await orders.read(parcel.id);
  expect(now.items.filter(({ cancelled }) => cancelled).map(({ id }) => id)).toEqual([line.id]);
  expect(now.status).toBe("pending");
  const [cancelled] = pick(await readTimeline(placed), "lines_cancelled");
  expect(cancelled).toMatchObject({ actor: "admin", reason, ...bothOf() });
});

it("refunds a return, and records that what is owed was transferred", async () => {
  const placed = await placeOrder(shop, buyer, { ring: 2 });
  const returnId = await received(placed);
  const { amount, version } = await readReturn(placed);
  const direct = () =>
    calls.call("POST", `/admin/returns/${returnId}/status`, first.token, { status: "refunded", version });
  expect(answerOf(await direct())).toEqual([409, "approval_required"]);
  const requested = await calls.request(first.token, {
    kind: "return_refund",
    objectId: returnId,
    reason,
    version,
  });
  expect(requested.body.approval).toMatchObject({ sum: amount, number: placed.parcels[0]!.number });
  expect((await readReturn(placed)).status).toBe("received");
  expect((await calls.approve(second.token, requested.body.approval!.id)).status).toBe(200);
  expect((await readReturn(placed)).status).toBe("refund_owed");

  // the transfer of the same sum is an act of its own
  const owed = await orders.call<{ refunds: RefundOwed[] }>("GET", `/admin/refunds-owed?q=${placed.number}`);
  const debt = owed.body.refunds[0]!;
  const paid = { reference: "П-17", version: debt.version };
  const pay = () => calls.call("POST", `/admin/refunds-owed/${debt.id}/paid`, first.token, paid);
  expect(answerOf(await pay())).toEqual([409, "approval_required"]);
  const transfer = { kind: "refund_payment", objectId: debt.id, reference: "П-17", reason } as const;
  const { approval } = (await calls.request(first.token, transfer)).body;
  expect(approval).toMatchObject({ sum: debt.amount, reference: "П-17", number: placed.number });
  // another account is another version of the debt
  await shop.db.query("update refund_account set updated_at = now() where order_id = $1", [placed.id]);
  expect(answerOf(await calls.approve(second.token, approval!.id))).toEqual([409, "approval_outdated"]);
  await calls.withdraw(first.token, approval!.id);
  const again = (await calls.request(first.token, transfer)).body.approval!;
  expect((await calls.approve(second.token, again.id)).status).toBe(200);
  expect((await readReturn(placed)).status).toBe("refunded");
  const { rows } = await shop.db.query("select words from payment_paid_out where id = $1", [debt.id]);
  expect(rows).toEqual([{ words: `${first.id}: П-17` }]);
  expect(await pay()).toMatchObject({ status: 200, body: { refund: { again: true } } });

  const events = await readTimeline(placed);
  const alone = { administrator: first.email, approvedBy: null };
  expect(pick(events, "return")).toMatchObject([
    { status: "requested", actor: "buyer", administrator: null, approvedBy: null },
    { status: "approved", ...alone },
    { status: "received", ...alone },
    { status: "refund_owed", ...bothOf() },
    { status: "refunded" },
  ]);
  expect(pick(events, "paid_out")).toMatchObject([{ note: "П-17", ...bothOf() }]);
});

it("approves a refund once, although its gateway does not answer at first", async () => {
  const click = await sharedFlakyClick();
  const placed = await placeFor(shop, buyer, "click", { ring: 2 });
  const paydocId = await payByClick(shop, placed);
  click.moods.set(paydocId, ["gives in silence"]);
  const objectId = placed.parcels[0]!.id;
  const { approval } = (await calls.request(first.token, { kind: "parcel_cancellation", objectId, reason }))
    .body;
  const done = await calls.approve(second.token, approval!.id);
  expect(done.body.approval?.status).toBe("approved");
  expect((await readOrder(shop, buyer, placed)).payment).toMatchObject({ refunded: 0, refundOwed: 0 });
  await shop.db.query(
    "update payment_attempt set looked_at = now() - interval '2 minutes' where order_id = $1",
    [placed.id],
  );
  await shop.commerce.run("sweep-payments.ts");
  expect((await readOrder(shop, buyer, placed)).payment.refunded).toBe(placed.totals.total);
  const [, cancelled] = pick(await readTimeline(placed), "parcel").filter(({ actor }) => actor !== "system");
  expect(cancelled).toMatchObject({ status: "cancelled", actor: "admin", reason, ...bothOf() });
  expect((await calls.approve(second.token, approval!.id)).status).toBe(200);
  expect(click.refundRequests.filter((id) => id === paydocId)).toHaveLength(1);
  const { rows } = await shop.db.query("select 1 from order_cancellation where order_id = $1", [placed.id]);
  expect(rows).toHaveLength(1);
});

it("does not carry out an act that somebody has done meanwhile", async () => {
  const placed = await placeOrder(shop, buyer, { ring: 2 });
  const returnId = await received(placed);
  const { approval } = (
    await calls.request(first.token, { kind: "return_refund", objectId: returnId, reason })
  ).body;
  await shop.commerce.run("move-return.ts", { returnId, to: "refunded", actor: "admin" });
  const late = await calls.approve(second.token, approval!.id);
  expect([...answerOf(late), late.body.details?.current]).toEqual([409, "approval_outdated", null]);
});
