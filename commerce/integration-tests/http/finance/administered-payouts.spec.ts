import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { tashkentDay } from "../../../src/tashkent-days.ts";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import { brokenRules } from "../../harness/invariants.ts";
import type { SellerPayout } from "./finance-calls.ts";
import { openFinance, type Finance } from "./open-finance.ts";

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
