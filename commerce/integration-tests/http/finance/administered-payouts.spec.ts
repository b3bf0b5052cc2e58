import type { AdministeredPayout } from "@bezak/contract/administered-payout.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { tashkentDay } from "../../../src/tashkent-days.ts";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import { followCursors } from "../../harness/follow-cursors.ts";
import { brokenRules } from "../../harness/invariants.ts";
import type { Entry, SellerPayout } from "./finance-calls.ts";
import { secondProcess } from "../../harness/shared-shop.ts";
import { openFinance, type Finance } from "./open-finance.ts";

interface Act {
  body?: object;
  /** version in `If-Match` */
  seen?: string;
  at?: Finance["shop"]["commerce"];
}

interface Acted {
  payout: SellerPayout;
  code: string;
  details: { current: SellerPayout; sent: string };
}

let shop: Finance["shop"];
let calls: Finance["calls"];
let atlas: Finance["atlas"];
let chinor: Finance["chinor"];

beforeAll(async () => {
  ({ shop, calls, atlas, chinor } = await openFinance());
  await calls.emptied();
  await file();
});

afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));

const file = () => calls.file("POST", "/admin/payouts/bank-file", calls.admin);

/** A scheduled payout of each of these sums. */
async function scheduled(sums: { atlas?: number; chinor?: number }) {
  for (const [seller, sum] of [
    [atlas, sums.atlas],
    [chinor, sums.chinor],
  ] as const)
    if (sum !== undefined) await calls.adjust(seller.sellerId, sum);
  return calls.sweep();
}

const list = async (query: string) =>
  (
    await calls.call<{ payouts: SellerPayout[]; count: number; counts: Record<string, number> }>(
      "GET",
      `/admin/payouts?limit=1${query}`,
      calls.admin,
    )
  ).body;

describe("the list of payouts", () => {
  it("counts by status what the other filters find", async () => {
    const before = (await list("")).counts;
    const ofAtlas = (await list(`&seller=${atlas.sellerId}`)).counts;
    const [first] = await scheduled({ atlas: 150_000 });
    await scheduled({ chinor: 160_000 });
    await calls.move(first!.id, "cancel");
    const all = await list("&status=cancelled");
    expect(all.counts).toEqual({
      ...before,
      scheduled: before["scheduled"]! + 1,
      cancelled: before["cancelled"]! + 1,
    });
    expect(all.count).toBe(all.counts["cancelled"]);
    const shops = await list(`&seller=${atlas.sellerId}`);
    expect(shops.counts).toEqual({ ...ofAtlas, cancelled: ofAtlas["cancelled"]! + 1 });
    expect(shops.count).toBe(Object.values(shops.counts).reduce((sum, count) => sum + count, 0));
    expect((await list(`&q=${first!.number}`)).counts).toMatchObject({ scheduled: 0, cancelled: 1 });
    await file();
  });
});

describe("one payout", () => {
  const read = (id: string, token?: string) =>
    calls.call<{ payout: AdministeredPayout }>("GET", `/admin/payouts/${id}`, token);

  it("has its history, the requests of its approval and the entries that it pays", async () => {
    await calls.adjust(atlas.sellerId, 70_000);
    const [made] = await scheduled({ atlas: 90_000 });
    const { id, seller } = made!;
    await calls.set("approvalOver", 1);
    const body = { kind: "payout", objectId: id, reason: "Проверено по выписке" };
    expect((await calls.call("POST", "/admin/approvals", calls.admin, body)).status).toBe(201);
    await shop.db.query("delete from shop_setting where id = 'approvalOver'");
    await file();
    await calls.move(id, "failed", { reason: "Счёт закрыт" });
    const { status, body: answer } = await read(id, calls.admin);
    expect(status).toBe(200);
    const { history, approvals, ...shown } = answer.payout;
    expect(shown).toEqual((await list(`&q=${made!.number}`)).payouts[0]);
    expect(history.map((step) => [step.status, step.reason])).toEqual([
      ["scheduled", null],
      ["sent", null],
      ["failed", "Счёт закрыт"],
    ]);
    expect(new Set(history.map(({ by }) => by?.id))).toEqual(new Set([approvals[0]?.requestedBy.id]));
    expect(history[0]?.by?.name).not.toBe("");
    expect(approvals).toMatchObject([{ objectId: id, reason: "Проверено по выписке", own: true }]);
    const repeated = await calls.move(id, "repeat");
    const path = `/admin/sellers/${seller.id}/finance/entries?payout=${repeated.body.payout?.id}`;
    const found = await followCursors(
      async (after) =>
        (
          await calls.call<{ entries: Entry[]; next: string | null }>(
            "GET",
            `${path}&${new URLSearchParams(after)}`,
            calls.admin,
          )
        ).body,
      (page) => page.entries,
    );
    const { amount, entries: count } = repeated.body.payout!;
    const amounts = found.map((entry) => entry.amount);
    expect(amounts).toHaveLength(count + 1);
    expect(amounts).toEqual(expect.arrayContaining([-amount, 70_000, 90_000]));
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(0);
    await file();
  });

  it("made by the timer names nobody", async () => {
    await calls.adjust(chinor.sellerId, 160_000);
    const { id } = (await scheduled({}))[0]!;
    const system = [{ status: "scheduled", at: new Date().toISOString(), actor: "system" }];
    await shop.db.query("update seller_payout set timeline = $2 where id = $1", [id, { entries: system }]);
    expect((await read(id, calls.admin)).body.payout.history).toMatchObject([{ by: null }]);
    await file();
  });

  it("is shown to administrators only", async () => {
    const { id } = (await list("")).payouts[0]!;
    expect((await read(id)).status).toBe(401);
    expect((await read(id, atlas.token)).status).toBe(401);
    expect((await read("payout_none", calls.admin)).body).toMatchObject({ code: "payout_not_found" });
  });
});

describe("an act on a payout", () => {
  const act = (id: string, step: string, { body, seen, at = shop.commerce }: Act = {}) =>
    at.call<Acted>("POST", `/admin/payouts/${id}/${step}`, {
      token: calls.admin,
      body,
      headers: seen === undefined ? {} : { "if-match": seen },
    });

  it("is refused in a former version with the payout as it is, and a repeat changes nothing", async () => {
    const [made] = await scheduled({ atlas: 150_000 });
    const { id, version } = made!;
    await file();
    const shown = (await list(`&q=${made!.number}`)).payouts[0]!;
    expect(shown.version).not.toBe(version);
    for (const [step, request] of [
      ["paid", { body: { reference: "PP-1", version } }],
      ["failed", { body: { reason: "Счёт закрыт", version } }],
      ["cancel", { seen: version }],
    ] as const) {
      const refused = await act(id, step, request);
      expect([step, refused.status, refused.body.code]).toEqual([step, 409, "stale_version"]);
      expect(refused.body.details).toEqual({ current: shown, sent: version });
    }
    const paid = await act(id, "paid", { body: { reference: "PP-1", version: shown.version } });
    expect(paid.body.payout).toMatchObject({ status: "paid", reference: "PP-1" });
    const again = await act(id, "paid", { body: { reference: "PP-2", version: shown.version } });
    expect(again.body.payout).toEqual(paid.body.payout);
    const failed = await act(id, "failed", { body: { reason: "Счёт закрыт" } });
    expect(failed.body.payout.status).toBe("failed");
    const early = await act(id, "repeat", { seen: paid.body.payout.version });
    expect(early.body).toMatchObject({ code: "stale_version", details: { current: failed.body.payout } });
    const repeated = await act(id, "repeat", { seen: failed.body.payout.version });
    expect(repeated.body.payout.repeatOf?.id).toBe(id);
    expect((await act(id, "repeat", { seen: "1" })).body.payout.id).toBe(repeated.body.payout.id);
    await file();
  });

  it("is made once of two that saw the same payout, in two processes", async () => {
    const [made] = await scheduled({ chinor: 160_000 });
    await file();
    const { version } = (await list(`&q=${made!.number}`)).payouts[0]!;
    const second = await secondProcess("finance");
    const answers = await Promise.all([
      act(made!.id, "paid", { body: { version } }),
      act(made!.id, "failed", { body: { reason: "Счёт закрыт", version }, at: second }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    const done = answers.find(({ status }) => status === 200)!;
    expect(refused.body).toMatchObject({ code: "stale_version", details: { current: done.body.payout } });
  });
});

describe("files for the bank", () => {
  it("are named by their day in Tashkent and a number of that day", async () => {
    await awayFromMidnight();
    const today = tashkentDay(new Date());
    const numbers: number[] = [];
    for (const sum of [150_000, 160_000]) {
      const [payout] = await scheduled({ atlas: sum });
      const { name } = await file();
      const [, day, number] = /^bezak-payouts-(\d{4}-\d\d-\d\d)-(\d+)\.csv$/.exec(name) ?? [];
      expect(day).toBe(today);
      numbers.push(Number(number));
      const paid = await calls.move(payout!.id, "paid", {});
      expect(paid.body.payout?.batch).toBe(`${today}-${number}`);
    }
    expect(numbers[1]).toBe(numbers[0]! + 1);
  });

  it("contain what the preview says, without payouts that need an approval or are held", async () => {
    await calls.set("approvalOver", 155_000);
    const made = await scheduled({ atlas: 150_000, chinor: 160_000 });
    const of = (sellerId: string) => made.find(({ seller }) => seller.id === sellerId)!;
    const [small, large] = [of(atlas.sellerId), of(chinor.sellerId)];
    const sumOf = ({ amount }: { amount: number }) => ({ payouts: 1, total: amount });
    expect((await calls.preview()).bankFile).toEqual({ ...sumOf(small), left: sumOf(large) });
    const sent = (await file()).bytes.toString();
    expect([small, large].map(({ number }) => sent.includes(number))).toEqual([true, false]);
    expect((await calls.preview()).bankFile).toEqual({ payouts: 0, total: 0, left: sumOf(large) });
    await shop.db.query("delete from shop_setting where id = 'approvalOver'");
    expect((await calls.preview()).bankFile).toEqual({
      ...sumOf(large),
      left: { payouts: 0, total: 0 },
    });
    await shop.db.query(
      `insert into payout_hold (id, seller_id, amount, reason, created_by, key) values ('phold_1', $1, null, 'Проверка', 'user_1', 'k')`,
      [chinor.sellerId],
    );
    expect((await calls.preview()).bankFile).toEqual({ payouts: 0, total: 0, left: sumOf(large) });
    await shop.db.query(
      "update payout_hold set released_at = now(), released_by = 'user_1' where id = 'phold_1'",
    );
    expect((await file()).status).toBe(200);
  });

  it("are one when two are requested at once", async () => {
    await scheduled({ atlas: 150_000, chinor: 160_000 });
    const files = await Promise.all([file(), file(), file()]);
    expect(files.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});
