import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { openFinance, type Finance } from "./open-finance.ts";

let shop: Finance["shop"];
let calls: Finance["calls"];
let atlas: Finance["atlas"];
let chinor: typeof atlas;

beforeAll(async () => {
  ({ shop, calls, atlas, chinor } = await openFinance());
  await calls.delivered({ ring: 2, watch: 1 });
  await calls.sweep();
  await calls.adjust(atlas.sellerId, 45_000);
});

beforeEach(awayFromMidnight);

afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));

describe("a statement", () => {
  it("adds up to the ledger, in the month, in the list and in each file", async () => {
    const months = await calls.months(atlas.token);
    const { balance } = await calls.finance(atlas.token);
    expect(months[0]?.closing).toBe(balance);
    for (const { opening, closing, totals } of months) {
      expect(opening + Object.values(totals).reduce((sum, amount) => sum + amount, 0)).toBe(closing);
    }
    const { month, entries, opening } = months[0]!;
    expect((await calls.entries(atlas.token, `?month=${month}&limit=1`)).count).toBe(entries);
    const path = `/vendor/finance/statements/${month}`;
    const csv = await calls.file("GET", `${path}?format=csv&language=en`, atlas.token);
    expect([csv.type, csv.name]).toEqual(["text/csv; charset=utf-8", `bezak-${month}.csv`]);
    const lines = csv.bytes.toString().trimEnd().split("\r\n");
    const rows = lines.slice(2, -1).map((line) => line.split(";"));
    expect(rows).toHaveLength(entries);
    let sum = opening;
    for (const row of rows) expect(Number(row[6])).toBe((sum += Number(row[5])));
    expect(lines.at(-1)).toBe(`;Closing balance;;;;;${sum}`);
    expect(sum).toBe(balance);
    const pdf = await calls.file("GET", `${path}?language=uz`, atlas.token);
    expect([pdf.type, pdf.name]).toEqual(["application/pdf", `bezak-${month}.pdf`]);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await calls.file("GET", "/vendor/finance/statements/2099-01", atlas.token)).status).toBe(404);
    expect((await calls.file("GET", "/vendor/finance/statements/2020-13", atlas.token)).status).toBe(404);
    const empty = await calls.file("GET", "/vendor/finance/statements/2020-01?format=csv", atlas.token);
    expect(empty.bytes.toString().trimEnd().split("\r\n")).toHaveLength(3);
  });
});

describe("a shop's money", () => {
  it("is visible to its owner only", async () => {
    const [manager, packer] = [
      await calls.people.member("atlas", "manager"),
      await calls.people.member("atlas", "packer"),
    ];
    const paths = ["", "/entries", "/payouts", "/statements", "/statements/2026-01"];
    for (const path of paths) {
      for (const token of [manager.token, packer.token, calls.buyer.token, calls.admin]) {
        const { status } = await calls.call("GET", `/vendor/finance${path}`, token);
        expect([path, [401, 403]]).toEqual([path, expect.arrayContaining([status])]);
      }
      expect((await calls.call("GET", `/vendor/finance${path}`)).status).toBe(401);
    }
    const [payout] = (await calls.payouts(atlas.token)).payouts;
    expect(await calls.entries(chinor.token, `?payout=${payout?.id}`)).toEqual({ entries: [], count: 0 });
    const own = await calls.payouts(chinor.token, "?limit=100");
    const all = (await calls.payouts(atlas.token, "?limit=100")).payouts.map(({ id }) => id);
    expect(own.payouts.filter(({ id }) => all.includes(id))).toEqual([]);
    for (const path of ["/admin/payouts", "/admin/payouts/preview", "/admin/commission-rules"]) {
      expect([path, (await calls.call("GET", path, atlas.token)).status]).toEqual([path, 401]);
      expect([path, (await calls.call("GET", path)).status]).toEqual([path, 401]);
    }
    for (const path of [
      "/admin/payouts",
      "/admin/payouts/bank-file",
      `/admin/payouts/${payout?.id}/cancel`,
      "/admin/commission-rules",
      `/admin/sellers/${atlas.sellerId}/adjustments`,
    ]) {
      expect([path, (await calls.call("POST", path, atlas.token, {})).status]).toEqual([path, 401]);
      expect([path, (await calls.call("POST", path, undefined, {})).status]).toEqual([path, 401]);
    }
  });

  it("has immutable entries in the ledger", async () => {
    const refused = (sql: string) => expect(shop.db.query(sql)).rejects.toThrow("ledger:");
    await refused("update ledger_entry set amount = amount + 1");
    await refused("delete from ledger_entry");
    await refused("truncate ledger_entry");
    await refused("update ledger_transaction set at = now()");
    await refused(
      "update ledger_entry set payout_id = (select max(id) from seller_payout) where payout_id is not null",
    );
    await refused(
      "update ledger_entry set payout_id = null where type = 'earning' and payout_id is not null; update seller_payout set updated_at = now()",
    );
    const id = "ltx_test";
    const transaction = `insert into ledger_transaction (id, key, kind, seller_id) values ('${id}', 'x', 'adjustment', '${atlas.sellerId}')`;
    const entry = (amount: number, account = "seller") =>
      `insert into ledger_entry (id, transaction_id, account, seller_id, type, amount, at, available_at)
       values ('e${amount}', '${id}', '${account}', '${atlas.sellerId}', 'adjustment', ${amount}, now(), now())`;
    await refused(`${transaction}; ${entry(5)}; ${entry(-4, "bank")}`);
    const { rows } = await shop.db.query<{ id: string }>("select id from ledger_transaction limit 1");
    await refused(entry(5).replace(id, rows[0]?.id ?? ""));
  });
});
