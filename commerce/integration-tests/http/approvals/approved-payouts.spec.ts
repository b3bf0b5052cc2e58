import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { brokenRules } from "../../harness/invariants.ts";
import { openFinance, type Finance } from "../finance/open-finance.ts";
import { answerOf, approvalCalls, type Administrator, type ApprovalCalls } from "./approval-calls.ts";

let shop: Finance["shop"];
let money: Finance["calls"];
let sellers: Record<"atlas" | "chinor", string>;
let calls: ApprovalCalls;
let first: Administrator;
let second: Administrator;

const file = () => money.file("POST", "/admin/payouts/bank-file", first.token);

beforeAll(async () => {
  const opened = await openFinance();
  ({ shop, calls: money } = opened);
  sellers = { atlas: opened.atlas.sellerId, chinor: opened.chinor.sellerId };
  calls = approvalCalls(shop);
  [first, second] = [await calls.administrator("finance"), await calls.administrator("finance")];
  await money.emptied();
  await file();
  await calls.limit(200_000);
});
afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));
afterAll(() => calls.limit(null));

/** Payouts of both shops: one below the limit, one above it. */
async function swept() {
  await money.adjust(sellers.atlas, 150_000);
  await money.adjust(sellers.chinor, 225_001);
  const made = await money.sweep();
  const of = (seller: string) => made.find((one) => one.seller.id === seller)!;
  return { small: of(sellers.atlas), large: of(sellers.chinor) };
}

const request = (objectId: string) =>
  calls.request(first.token, { kind: "payout", objectId, reason: "Проверено по выписке" });

it("puts a payout above the sum into a bank file only after a second administrator has approved it", async () => {
  const { small, large } = await swept();
  expect(answerOf(await request(small.id))).toEqual([409, "approval_not_needed"]);
  const sent = await file();
  expect(sent.bytes.toString()).toContain(small.number);
  expect(sent.bytes.toString()).not.toContain(large.number);
  const none = JSON.parse((await file()).bytes.toString()) as { code: string; details: object };
  expect(none).toMatchObject({ code: "approval_required", details: { sum: large.amount, over: 200_000 } });

  const { approval } = (await request(large.id)).body;
  expect(approval).toMatchObject({
    kind: "payout",
    sum: large.amount,
    number: large.number,
    seller: { id: sellers.chinor },
    orderId: null,
  });
  expect(JSON.parse((await file()).bytes.toString())).toMatchObject({ code: "approval_required" });
  expect((await calls.approve(second.token, approval!.id)).body.approval?.status).toBe("approved");
  const list = await money.call<{ payouts: { id: string; status: string; approvedAt: string | null }[] }>(
    "GET",
    `/admin/payouts?seller=${sellers.chinor}&limit=1`,
    first.token,
  );
  expect(list.body.payouts).toMatchObject([{ id: large.id, status: "scheduled" }]);
  expect(Date.parse(list.body.payouts[0]?.approvedAt ?? "")).toBeGreaterThan(0);
  const released = await file();
  expect([released.status, released.bytes.toString().includes(large.number)]).toEqual([200, true]);
  expect(answerOf(await request(large.id))).toEqual([409, "conflict"]);
});

it("does not approve a payout that was cancelled, and asks again for the one that replaces it", async () => {
  const { large } = await swept();
  const { approval } = (await request(large.id)).body;
  await money.move(large.id, "cancel");
  const late = await calls.approve(second.token, approval!.id);
  expect([...answerOf(late), late.body.details?.current]).toEqual([409, "approval_outdated", null]);
  const [again] = await money.sweep();
  expect(again).toMatchObject({ seller: { id: sellers.chinor }, amount: large.amount, approvedAt: null });
  expect((await file()).bytes.toString()).not.toContain(again!.number);
  expect((await request(again!.id)).status).toBe(201);
});

it("is for the ranks that send payouts", async () => {
  await money.adjust(sellers.chinor, 300_000);
  const [payout] = await money.sweep();
  const { approval } = (await request(payout!.id)).body;
  for (const rank of ["manager", "support"] as const) {
    const { token } = await calls.administrator(rank);
    expect(answerOf(await calls.approve(token, approval!.id))).toEqual([403, "rank_required"]);
  }
  expect(
    answerOf(await calls.request(first.token, { kind: "payout", objectId: "payout_none", reason: "Нет" })),
  ).toEqual([404, "payout_not_found"]);
});

it("is in the saved list of those ranks only", async () => {
  await money.adjust(sellers.chinor, 310_000);
  const [payout] = await money.sweep();
  expect((await request(payout!.id)).status).toBe(201);
  const saved = async (token: string, query = "") => {
    const answer = await money.file("GET", `/admin/approvals/export${query}`, token);
    expect(answer.status).toBe(200);
    return answer.bytes.toString().includes(payout!.number);
  };
  const { token } = await calls.administrator("support");
  expect([await saved(first.token), await saved(token)]).toEqual([true, false]);
  expect([await saved(first.token, "?status=waiting"), await saved(first.token, "?status=refused")]).toEqual([
    true,
    false,
  ]);
});
