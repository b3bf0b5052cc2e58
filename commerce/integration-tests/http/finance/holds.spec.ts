import { randomUUID } from "node:crypto";
import type { PayoutHold, ShopMoney } from "@bezak/contract/shop-money.ts";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { letHangingGo, untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { secondProcess } from "../../harness/shared-shop.ts";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { approvalCalls } from "../approvals/approval-calls.ts";
import type { SellerPayout } from "./finance-calls.ts";
import { openFinance, type Finance } from "./open-finance.ts";

let shop: Finance["shop"];
let calls: Finance["calls"];
let atlas: Finance["atlas"];
let chinor: Finance["atlas"];

beforeAll(async () => void ({ shop, calls, atlas, chinor } = await openFinance()));
beforeEach(async () => {
  await calls.emptied();
  await calls.file("POST", "/admin/payouts/bank-file", calls.admin);
});
afterEach(async () => {
  await shop.db.query(
    "update payout_hold set released_at = now(), released_by = 'user_test' where released_at is null",
  );
  await calls.emptied();
  expect(await brokenRules(shop.db)).toEqual({});
});

type Answer = { hold: PayoutHold; code: string; details?: { current?: PayoutHold; sent?: string } };

const hold = (
  body: object,
  { sellerId = chinor.sellerId, token = calls.admin, key = randomUUID() as string } = {},
) =>
  shop.commerce.call<Answer>("POST", `/admin/sellers/${sellerId}/holds`, {
    token,
    body: { amount: null, reason: "Жалобы покупателей", until: null, ...body },
    headers: { "idempotency-key": key },
  });
const release = (id: string, body: object = {}, token = calls.admin) =>
  calls.call<Answer>("POST", `/admin/holds/${id}/release`, token, body);
const money = async (sellerId = chinor.sellerId, token = calls.admin) =>
  calls.call<{ money: ShopMoney; code: string }>("GET", `/admin/sellers/${sellerId}/finance`, token);
const ofChinor = <T extends { seller: { name: string } }>(rows: T[]) =>
  rows.filter(({ seller }) => seller.name === "Chinor");
const answersOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("a hold of all payouts", () => {
  it("stops payouts and the bank file until it is released, changes no balance, and is read by the shop", async () => {
    await calls.adjust(chinor.sellerId, 300_000);
    const [scheduled] = ofChinor(await calls.sweep());
    await calls.adjust(chinor.sellerId, 200_000);
    const before = await calls.finance(chinor.token);
    const made = await hold({});
    expect(made.status).toBe(201);
    const { hold: held } = made.body;
    expect(held).toMatchObject({ amount: null, until: null, isActive: true, releasedAt: null });

    expect(ofChinor((await calls.preview()).leftOut)).toMatchObject([
      { reason: "on_hold", available: 200_000 },
    ]);
    expect(ofChinor(await calls.sweep())).toEqual([]);
    const file = await calls.file("POST", "/admin/payouts/bank-file", calls.admin);
    expect(file.bytes.toString()).not.toContain(scheduled!.number);
    const now = await calls.finance(chinor.token);
    expect([now.balance, now.available, now.paidOut]).toEqual([
      before.balance,
      before.available,
      before.paidOut,
    ]);
    expect(now.holds).toMatchObject([{ amount: null, reason: "Жалобы покупателей", until: null }]);
    expect(JSON.stringify(now.holds)).not.toContain("user_");
    const { finance, holds } = (await money()).body.money;
    expect([finance.balance, finance.available, holds[0]]).toEqual([before.balance, before.available, held]);

    const released = await release(held.id, { version: held.version });
    expect(released.body.hold).toMatchObject({ isActive: false });
    expect((await calls.finance(chinor.token)).holds).toEqual([]);
    expect(ofChinor(await calls.sweep())).toMatchObject([{ amount: 200_000 }]);
    const sent = await calls.file("POST", "/admin/payouts/bank-file", calls.admin);
    expect(sent.bytes.toString()).toContain(scheduled!.number);
  });

  it("ends by itself after its last day, and refuses a day that is over", async () => {
    await calls.adjust(chinor.sellerId, 200_000);
    expect(answersOf(await hold({ until: dayFromNow(-2) }))).toEqual([400, "invalid_input"]);
    const { body } = await hold({ until: dayFromNow(1) });
    expect(ofChinor(await calls.sweep())).toEqual([]);
    await shop.db.query("alter table payout_hold disable trigger payout_hold_stays");
    await shop.db.query("update payout_hold set until = now() - interval '1 second' where id = $1", [
      body.hold.id,
    ]);
    await shop.db.query("alter table payout_hold enable trigger payout_hold_stays");
    expect((await money()).body.money.holds[0]).toMatchObject({ id: body.hold.id, isActive: false });
    expect(ofChinor(await calls.sweep())).toHaveLength(1);
  });
});

describe("a hold of a sum", () => {
  it("leaves at least that sum on the balance and pays the rest out", async () => {
    for (const amount of [150_000, 70_000, 110_000]) await calls.adjust(chinor.sellerId, amount);
    await hold({ amount: 100_000 });
    // the newest entry alone holds enough
    expect(ofChinor((await calls.preview()).payouts)).toMatchObject([{ amount: 220_000, entries: 2 }]);
    expect(ofChinor(await calls.sweep())).toMatchObject([{ amount: 220_000 }]);
    expect((await calls.finance(chinor.token)).available).toBe(110_000);
    expect(ofChinor((await calls.preview()).leftOut)).toMatchObject([
      { reason: "on_hold", available: 110_000 },
    ]);
  });

  it("stops the payouts that were made before it, until it is released", async () => {
    await calls.adjust(chinor.sellerId, 300_000);
    const [before] = ofChinor(await calls.sweep());
    const { body } = await hold({ amount: 50_000 });
    await calls.adjust(chinor.sellerId, 180_000);
    await calls.adjust(chinor.sellerId, 60_000);
    const [after] = ofChinor(await calls.sweep());
    expect(after).toMatchObject({ amount: 180_000 });
    const sent = async () =>
      (await calls.file("POST", "/admin/payouts/bank-file", calls.admin)).bytes.toString();
    const file = await sent();
    expect(file).toContain(after!.number);
    expect(file).not.toContain(before!.number);
    await release(body.hold.id);
    expect(await sent()).toContain(before!.number);
  });

  it("adds up with others, and counts what a shop owes", async () => {
    for (const amount of [500_000, -40_000, 60_000]) await calls.adjust(chinor.sellerId, amount);
    await hold({ amount: 20_000 });
    await hold({ amount: 15_000 });
    const made = ofChinor(await calls.sweep());
    const { available } = await calls.finance(chinor.token);
    expect(available).toBeGreaterThanOrEqual(35_000);
    expect(made.reduce((sum, { amount }) => sum + amount, 0) + available).toBe(520_000);
  });
});

it("is made once for a repeated key, and is only for administrators of money", async () => {
  const key = randomUUID();
  const both = await Promise.all([hold({}, { key }), hold({}, { key })]);
  expect(new Set(both.map(({ body }) => body.hold.id)).size).toBe(1);
  expect(answersOf(await hold({ amount: 5 }, { key }))).toEqual([422, "idempotency_mismatch"]);
  const { id, version } = both[0]!.body.hold;
  expect(answersOf(await hold({}, { sellerId: "sel_none" }))).toEqual([404, "seller_not_found"]);
  expect(answersOf(await hold({ reason: "" }))).toEqual([400, "invalid_data"]);
  expect(answersOf(await release("phold_none"))).toEqual([404, "not_found"]);
  const people = approvalCalls(shop);
  const support = await people.administrator("support");
  for (const answer of [
    await hold({}, { token: support.token }),
    await release(id, {}, support.token),
    await money(chinor.sellerId, support.token),
  ])
    expect(answersOf(answer)).toEqual([403, "rank_required"]);
  const other = await people.administrator("finance");
  expect(answersOf(await hold({}, { token: other.unconfirmed }))).toEqual([403, "confirmation_required"]);
  expect(answersOf(await release(id, {}, other.unconfirmed))).toEqual([403, "confirmation_required"]);
  for (const token of ["", chinor.token]) expect((await money(chinor.sellerId, token)).status).toBe(401);
  expect((await release(id, { version }, other.token)).status).toBe(200);
  const late = await release(id, { version });
  expect([...answersOf(late), late.body.details?.current?.releasedBy?.id]).toEqual([
    409,
    "stale_version",
    other.id,
  ]);
  expect((await release(id, { version }, other.token)).status).toBe(200);
});

it("of two administrators who release it at once, one is refused and sees what the other did", async () => {
  const other = await approvalCalls(shop).administrator("finance");
  const { id, version } = (await hold({})).body.hold;
  await whileHanging(shop.db, "update on payout_hold", async () => {
    const both = [calls.admin, other.token].map((token) => release(id, { version }, token));
    await untilHanging(shop.db, 1);
    await until("the other release to wait", () => waiting(shop.db, "update payout_hold"));
    await letHangingGo(shop.db);
    const [made, refused] = (await Promise.all(both)).sort((a, b) => a.status - b.status);
    expect([made!.status, ...answersOf(refused!)]).toEqual([200, 409, "stale_version"]);
    expect(refused!.body.details).toEqual({ current: made!.body.hold, sent: version });
  });
});

describe("the entries of a shop for administrators", () => {
  it("are those that the shop sees, with the same filters", async () => {
    await calls.adjust(atlas.sellerId, 7_000);
    const path = `/admin/sellers/${atlas.sellerId}/finance/entries`;
    for (const query of ["?limit=5", "?type=adjustment&limit=5", "?payout=payout_none"]) {
      const { body } = await calls.call<{ entries: object[]; count: number }>(
        "GET",
        path + query,
        calls.admin,
      );
      expect([query, { entries: body.entries, count: body.count }]).toEqual([
        query,
        await calls.entries(atlas.token, query),
      ]);
    }
    expect(
      answersOf(
        await calls.call<{ code: string }>("GET", "/admin/sellers/sel_none/finance/entries", calls.admin),
      ),
    ).toEqual([404, "seller_not_found"]);
  });
});

describe("a failed payout", () => {
  const repeat = (id: string, at = shop.commerce) =>
    at.call<{ payout: SellerPayout; code: string; details?: object }>("POST", `/admin/payouts/${id}/repeat`, {
      token: calls.admin,
    });

  async function failed(): Promise<SellerPayout> {
    await calls.adjust(chinor.sellerId, 250_000);
    const [payout] = ofChinor(await calls.sweep());
    await calls.file("POST", "/admin/payouts/bank-file", calls.admin);
    await calls.move(payout!.id, "failed", { reason: "Счёт закрыт" });
    return payout!;
  }

  it("is repeated once, also by two processes at once, and paid once", async () => {
    const payout = await failed();
    const second = await secondProcess("finance");
    const answers = await Promise.all([repeat(payout.id), repeat(payout.id, second), repeat(payout.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ids = new Set(answers.map(({ body }) => body.payout.id));
    expect(ids.size).toBe(1);
    expect(answers[0]!.body.payout).toMatchObject({
      amount: 250_000,
      status: "scheduled",
      repeatOf: { id: payout.id, number: payout.number },
    });
    expect(ofChinor(await calls.sweep())).toEqual([]);
    const { payouts } = await calls.payouts(chinor.token);
    expect(payouts.filter(({ status }) => status === "scheduled")).toHaveLength(1);
  });

  it("is not repeated before it has failed, after a sweep has paid it, or while its shop is held", async () => {
    await calls.adjust(chinor.sellerId, 250_000);
    const [fresh] = ofChinor(await calls.sweep());
    expect(answersOf(await repeat(fresh!.id))).toEqual([409, "conflict"]);
    expect(answersOf(await repeat("payout_none"))).toEqual([404, "payout_not_found"]);
    const payout = await failed();
    const { body } = await hold({});
    const stopped = await repeat(payout.id);
    expect([...answersOf(stopped), stopped.body.details]).toEqual([
      409,
      "payout_not_ready",
      { reason: "on_hold" },
    ]);
    await release(body.hold.id);
    expect(ofChinor(await calls.sweep())).toHaveLength(1);
    expect(answersOf(await repeat(payout.id))).toEqual([409, "payout_not_ready"]);
    // other money is no repeat
    await calls.adjust(chinor.sellerId, 120_000);
    expect(answersOf(await repeat(payout.id))).toEqual([409, "conflict"]);
  });
});
