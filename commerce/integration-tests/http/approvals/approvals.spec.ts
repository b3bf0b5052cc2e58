import type { Approval, NewApproval } from "@bezak/contract/approvals.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { placePaid, readOrder } from "../../harness/paid-orders.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { administeredOrderCalls } from "../orders/administered-order-calls.ts";
import { shopCalls, type Person } from "../shops/shop-calls.ts";
import { answerOf, approvalCalls, type Administrator, type ApprovalCalls } from "./approval-calls.ts";

const OVER = 150_000;
const reason = "Магазин не нашёл товар";

let shop: Shop;
let calls: ApprovalCalls;
let orders: ReturnType<typeof administeredOrderCalls>;
let requester: Administrator;
let approver: Administrator;
let finance: Administrator;
let buyer: Person;

beforeAll(async () => {
  shop = await sharedShop("orders");
  calls = approvalCalls(shop);
  requester = await calls.administrator("support");
  approver = await calls.administrator();
  finance = await calls.administrator("finance");
  orders = administeredOrderCalls(shop, approver.token);
  await calls.limit(OVER);
});
beforeEach(async () => void (buyer = await shopCalls(shop).people.join()));
afterAll(async () => {
  await calls.limit(null);
  expect(await brokenRules(shop.db)).toEqual({});
});

const ofParcel = (order: OrderView, extra: Partial<NewApproval> = {}): NewApproval => ({
  kind: "parcel_cancellation",
  objectId: order.parcels[0]!.id,
  reason,
  ...extra,
});

/** A paid order of 200 000 sum whose cancellation was requested. */
async function waiting(by = requester): Promise<{ order: OrderView; approval: Approval }> {
  const order = await placePaid(shop, buyer, { ring: 2 });
  const { status, body } = await calls.request(by.token, ofParcel(order));
  if (status !== 201 || !body.approval) throw new Error(`Not requested: ${status} ${body.code}`);
  return { order, approval: body.approval };
}

const statusOf = async (order: OrderView) => (await readOrder(shop, buyer, order)).status;

describe("an act above the sum of the settings", () => {
  it("is refused to one administrator, with the sum, and needs nobody at the sum or without one", async () => {
    const order = await placePaid(shop, buyer, { ring: 2 });
    const parcel = order.parcels[0]!;
    const cancel = () =>
      calls.call("POST", `/admin/orders/${parcel.id}/status`, approver.token, {
        status: "cancelled",
        reason,
      });
    const refused = await cancel();
    expect(answerOf(refused)).toEqual([409, "approval_required"]);
    expect(refused.body.details).toEqual({ sum: order.totals.total, over: OVER });
    expect(await statusOf(order)).toBe("pending");
    await calls.limit(order.totals.total);
    expect(answerOf(await calls.request(requester.token, ofParcel(order)))).toEqual([
      409,
      "approval_not_needed",
    ]);
    expect((await cancel()).status).toBe(200);
    await calls.limit(OVER);
  });

  it("is not carried out line by line either", async () => {
    const order = await placePaid(shop, buyer, { ring: 1, limited: 2 });
    const parcel = order.parcels.find(({ items }) => items.length > 1)!;
    const [small, rest] = parcel.items.toSorted((one, other) => one.total - other.total);
    expect(Math.max(small!.total, rest!.total)).toBeLessThan(OVER);
    const cancel = ({ id: itemId }: { id: string }) =>
      calls.call("PATCH", `/admin/orders/${parcel.id}/cancel`, approver.token, { itemId, reason });
    expect((await cancel(small!)).status).toBe(200);
    expect(answerOf(await cancel(rest!))).toEqual([409, "approval_required"]);
  });

  it("is requested, approved by another administrator and carried out", async () => {
    const { order, approval } = await waiting();
    expect(approval).toMatchObject({
      status: "waiting",
      sum: order.totals.total,
      number: order.parcels[0]!.number,
      orderId: order.id,
      reason,
      own: true,
      requestedBy: { id: requester.id },
      decidedBy: null,
    });
    expect(Date.parse(approval.expiresAt) - Date.parse(approval.requestedAt)).toBe(72 * 3_600_000);
    const listed = await calls.list(approver.token, `?status=waiting&order=${order.id}`);
    expect(listed.body).toMatchObject({ approvals: [{ id: approval.id, own: false }], count: 1, over: OVER });
    expect(await statusOf(order)).toBe("pending");
    const done = await calls.approve(approver.token, approval.id);
    expect(done.body.approval).toMatchObject({ status: "approved", decidedBy: { id: approver.id } });
    expect(await statusOf(order)).toBe("cancelled");
    const { refunded, refundOwed } = (await readOrder(shop, buyer, order)).payment;
    expect(refunded + refundOwed).toBe(order.totals.total);
    // the answer was lost
    expect((await calls.approve(approver.token, approval.id)).body.approval).toEqual(done.body.approval);
    expect(answerOf(await calls.approve(finance.token, approval.id))).toEqual([403, "rank_required"]);
    const late = await calls.refuse(approver.token, approval.id);
    expect(answerOf(late)).toEqual([409, "approval_decided"]);
    expect(late.body.details).toEqual({ current: done.body.approval });
  });

  it("is requested once about an object: a repeat is the same request, another one waits", async () => {
    const { order, approval } = await waiting();
    expect((await calls.request(requester.token, ofParcel(order))).body.approval?.id).toBe(approval.id);
    for (const [token, body] of [
      [requester.token, ofParcel(order, { reason: "Покупатель просит" })],
      [approver.token, ofParcel(order)],
      // the number names the same parcel
      [approver.token, ofParcel(order, { objectId: order.parcels[0]!.number })],
    ] as const)
      expect(answerOf(await calls.request(token, body))).toEqual([409, "approval_waiting"]);
    await calls.withdraw(requester.token, approval.id);
    const byNumber = ofParcel(order, { objectId: order.parcels[0]!.number });
    const again = await calls.request(approver.token, byNumber);
    expect([again.status, again.body.approval?.objectId]).toEqual([201, order.parcels[0]!.id]);
  });

  it("is approved once when two processes do it at once", async () => {
    const { order, approval } = await waiting();
    const second = await secondProcess("orders");
    const other = await calls.administrator("manager");
    const answers = await Promise.all([
      calls.approve(approver.token, approval.id),
      calls.approve(other.token, approval.id, second),
      calls.approve(approver.token, approval.id, second),
    ]);
    const codes = answers.map(({ status, body }) => body.code ?? status);
    expect(codes.filter((code) => code === 200).length).toBeGreaterThan(0);
    expect(codes.filter((code) => code !== 200 && code !== "approval_decided")).toEqual([]);
    const { rows } = await shop.db.query(
      "select refund_amount::float8 as sum from order_cancellation where order_id = $1",
      [order.id],
    );
    expect(rows).toEqual([{ sum: order.totals.total }]);
  });
});

describe("an approval", () => {
  it("is not for the requester, in the database too", async () => {
    const { order, approval } = await waiting(approver);
    for (const decide of [calls.approve, calls.refuse])
      expect(answerOf(await decide(approver.token, approval.id))).toEqual([409, "own_approval"]);
    await expect(
      shop.db.query(
        "update approval set status = 'approved', decided_by = requested_by, decided_at = now() where id = $1",
        [approval.id],
      ),
    ).rejects.toThrow(/approval_two_people/);
    expect(await statusOf(order)).toBe("pending");
  });

  it("is refused with a reason that the requester reads, and withdrawn by the requester alone", async () => {
    const first = await waiting();
    const refused = await calls.refuse(approver.token, first.approval.id, "Позвоните магазину");
    expect(refused.body.approval).toMatchObject({ status: "refused", decisionReason: "Позвоните магазину" });
    expect((await calls.refuse(approver.token, first.approval.id)).status).toBe(200);
    const late = await calls.approve(approver.token, first.approval.id);
    expect(answerOf(late)).toEqual([409, "approval_decided"]);
    expect(late.body.details).toEqual({ current: refused.body.approval });
    expect(await statusOf(first.order)).toBe("pending");
    const { approval } = await waiting();
    expect(answerOf(await calls.withdraw(approver.token, approval.id))).toEqual([409, "not_own_approval"]);
    const withdrawn = await calls.withdraw(requester.unconfirmed, approval.id);
    expect(withdrawn.body.approval).toMatchObject({ status: "withdrawn", own: true });
    expect(answerOf(await calls.approve(approver.token, approval.id))).toEqual([409, "approval_decided"]);
  });

  it("is not given to another version of the object: 409 with both", async () => {
    const { order, approval } = await waiting();
    await orders.step(order.parcels[0]!.id, { status: "confirmed" });
    const late = await calls.approve(approver.token, approval.id);
    expect(answerOf(late)).toEqual([409, "approval_outdated"]);
    const { version } = await orders.read(order.parcels[0]!.id);
    const sum = order.totals.total;
    expect(late.body.details).toEqual({
      requested: { version: approval.version, sum },
      current: { version, sum },
    });
    expect(await statusOf(order)).not.toBe("cancelled");
    const stale = await calls.request(requester.token, ofParcel(order, { version: approval.version }));
    expect(answerOf(stale)).toEqual([409, "approval_outdated"]);
  });

  it("is not given to another sum, nor once the act has become impossible", async () => {
    const { order, approval } = await waiting();
    await shop.db.query("alter table approval disable trigger approval_stays");
    await shop.db.query("update approval set sum = sum - 1 where id = $1", [approval.id]);
    const late = await calls.approve(approver.token, approval.id);
    expect(answerOf(late)).toEqual([409, "approval_outdated"]);
    expect(late.body.details?.current?.sum).toBe(order.totals.total);
    await shop.db.query("update approval set sum = sum + 1 where id = $1", [approval.id]);
    await shop.db.query("alter table approval enable trigger approval_stays");
    await shop.commerce.call("PATCH", `/customer/orders/${order.id}/cancel`, {
      token: buyer.token,
      body: {},
    });
    const gone = await calls.approve(approver.token, approval.id);
    expect([...answerOf(gone), gone.body.details?.current]).toEqual([409, "approval_outdated", null]);
  });

  it("needs a requester who may still do the act", async () => {
    const demoted = await calls.administrator("support");
    const [first, second] = [await waiting(demoted), await waiting(demoted)];
    const set = (change: object) =>
      shop.db.query(`update "user" set metadata = metadata || $2 where id = $1`, [demoted.id, change]);
    await set({ rank: "content" });
    expect(answerOf(await calls.approve(approver.token, first.approval.id))).toEqual([
      409,
      "requester_not_permitted",
    ]);
    await set({ rank: "support", blocked: true });
    expect(answerOf(await calls.approve(approver.token, second.approval.id))).toEqual([
      409,
      "requester_not_permitted",
    ]);
    expect([await statusOf(first.order), await statusOf(second.order)]).toEqual(["pending", "pending"]);
  });

  it("expires after 72 hours, and can be requested again", async () => {
    const { order, approval } = await waiting();
    await shop.db.query("alter table approval disable trigger approval_stays");
    await shop.db.query("update approval set expires_at = now() - interval '1 second' where id = $1", [
      approval.id,
    ]);
    await shop.db.query("alter table approval enable trigger approval_stays");
    expect(answerOf(await calls.approve(approver.token, approval.id))).toEqual([409, "approval_expired"]);
    const { approvals } = (await calls.list(approver.token, `?status=expired&order=${order.id}`)).body;
    expect(approvals).toMatchObject([{ id: approval.id, status: "expired", decidedBy: null }]);
    expect((await calls.request(requester.token, ofParcel(order))).status).toBe(201);
  });

  it("is only for administrators whose rank may do the act, after the password", async () => {
    const { order, approval } = await waiting();
    const others = await calls.list(finance.token, `?order=${order.id}`);
    expect(others.body).toMatchObject({ approvals: [], count: 0 });
    expect(answerOf(await calls.approve(finance.token, approval.id))).toEqual([403, "rank_required"]);
    expect(answerOf(await calls.request(finance.token, ofParcel(order)))).toEqual([403, "rank_required"]);
    for (const answer of [
      await calls.approve(approver.unconfirmed, approval.id),
      await calls.refuse(approver.unconfirmed, approval.id),
      await calls.request(requester.unconfirmed, ofParcel(order)),
    ])
      expect(answerOf(answer)).toEqual([403, "confirmation_required"]);
    const content = await calls.administrator("content");
    expect(answerOf(await calls.list(content.token))).toEqual([403, "rank_required"]);
    for (const token of ["", buyer.token]) expect((await calls.list(token)).status).toBe(401);
    expect(answerOf(await calls.approve(approver.token, "appr_none"))).toEqual([404, "approval_not_found"]);
    expect((await calls.request(requester.token, ofParcel(order, { itemId: "x" }))).status).toBe(400);
    expect((await calls.refuse(approver.token, approval.id, "")).status).toBe(400);
  });

  it("notifies those who may decide, and the requester of the result", async () => {
    const { approval } = await waiting();
    const readKeys = async () => {
      await shop.commerce.run("../../http/inbox/inside/send-notifications.ts", { catchUp: true });
      const { rows } = await shop.db.query<{ key: string }>("select key from inbox_entry where key like $1", [
        `approval:${approval.id}:%`,
      ]);
      return rows.map(({ key }) => key);
    };
    const others = await readKeys();
    expect(others).toContain(`approval:${approval.id}:waiting:${approver.id}`);
    expect(others.filter((key) => key.endsWith(requester.id) || key.endsWith(finance.id))).toEqual([]);
    await calls.refuse(approver.token, approval.id, "Нет");
    expect(await readKeys()).toContain(`approval:${approval.id}:refused:${requester.id}`);
    const { rows } = await shop.db.query("select 1 from shop_mail where key = $1", [
      `news:approval:${approval.id}:refused:${requester.id}`,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("is in the log of administrators, and in the history of its object", async () => {
    const { order, approval } = await waiting();
    await calls.refuse(approver.token, approval.id, "Нет");
    const { rows } = await shop.db.query<{ action: string }>(
      "select action, reason from admin_audit where subject like $1 order by created_at",
      [`%${order.parcels[0]!.id}%`],
    );
    expect(rows).toEqual([
      { action: "POST /admin/approvals", reason },
      { action: "POST /admin/approvals/{id}/refuse", reason: "Нет" },
    ]);
  });
});
