import { amountSorts, type AmountSort } from "@bezak/contract/administered-sorts.ts";
import { beforeAll, expect, it } from "vitest";
import {
  entryCountSql,
  entryPageSql,
  type EntryChoice,
} from "../../../src/modules/seller-ledger/entry-list.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { searchEntries } from "../../../src/workflows/seller-ledger/search-entries.ts";
import { followCursors } from "../../harness/follow-cursors.ts";
import { readPlan } from "../../harness/rows-read.ts";
import { getParcel } from "../parcels/parcel-calls.ts";
import { userAdminCalls } from "../users/user-admin-calls.ts";
import type { Entry } from "./finance-calls.ts";
import { openFinance, type Finance } from "./open-finance.ts";

let shop: Finance["shop"];
let calls: Finance["calls"];
let atlas: Finance["atlas"];
let chinor: Finance["chinor"];
/** of both shops */
let order: OrderView;

beforeAll(async () => {
  ({ shop, calls, atlas, chinor } = await openFinance());
  order = await calls.delivered({ ring: 2, watch: 1 });
  await calls.adjust(atlas.sellerId, -7_000, "Штраф за упаковку");
  await calls.adjust(atlas.sellerId, 3_000, "Возврат штрафа");
  await calls.emptied();
});

interface Page {
  entries: Entry[];
  count: number;
  next: string | null;
}

const read = (query: Record<string, string>, { id = atlas.sellerId, token = calls.admin } = {}) =>
  calls.call<Page>(
    "GET",
    `/admin/sellers/${id}/finance/entries?${new URLSearchParams({ limit: "100", ...query })}`,
    token,
  );
const list = async (query: Record<string, string> = {}, id = atlas.sellerId) =>
  (await read(query, { id })).body;

it("finds all entries of a parcel by its number, its product and its buyer", async () => {
  const { number } = getParcel(order, "Atlas");
  const expected = (await list()).entries.filter(({ orderNumber }) => orderNumber === number);
  expect(expected.map(({ type }) => type)).toEqual(expect.arrayContaining(["earning", "commission"]));
  for (const q of [number, order.number, ` ${number} `])
    expect([q, await list({ q })]).toEqual([q, { entries: expected, count: expected.length, next: null }]);
  // the other shop's parcel of the order
  const theirs = await list({ q: order.number }, chinor.sellerId);
  expect(new Set(theirs.entries.map((one) => one.orderNumber))).toEqual(
    new Set([getParcel(order, "Chinor").number]),
  );
  expect((await list({ q: getParcel(order, "Chinor").number })).count).toBe(0);
  for (const q of ["кольцо", order.contact.phone])
    expect((await list({ q })).entries).toEqual(expect.arrayContaining(expected));
});

const nothing = { entries: [], count: 0, next: null };

it("finds adjustments by their reason and payouts by their number, under the other filters", async () => {
  const payout = (await calls.payouts(atlas.token)).payouts[0]!;
  const found = await list({ q: "УПАКОВК" });
  expect(found.entries.map(({ type, amount }) => [type, amount])).toEqual([["adjustment", -7_000]]);
  expect((await list({ q: "штраф" })).entries.map(({ amount }) => amount)).toEqual([3_000, -7_000]);
  expect((await list({ q: payout.number, type: "payout" })).entries).toMatchObject([
    { type: "payout", amount: -payout.amount },
  ]);
  expect(await list({ q: "штраф", type: "earning" })).toEqual(nothing);
  expect(await list({ q: "штраф", month: "2026-01" })).toEqual(nothing);
  for (const q of ["%", "нет такого"]) expect(await list({ q })).toEqual(nothing);
});

it("sorts entries by time and by sum, page by page", async () => {
  const keys: Record<AmountSort, (entry: Entry) => number> = {
    newest: ({ at }) => -Date.parse(at),
    oldest: ({ at }) => Date.parse(at),
    amount_desc: ({ amount }) => -amount,
    amount_asc: ({ amount }) => amount,
  };
  const whole = await list();
  // the shop has those of other specs too, and a page has a hundred at most
  expect(whole.entries).toHaveLength(Math.min(100, whole.count));
  for (const query of [{}, { q: "штраф" }, { type: "adjustment" }] as Record<string, string>[])
    for (const sort of amountSorts) {
      const { entries } = await list({ ...query, sort });
      const values = entries.map(keys[sort]);
      expect(new Set(values).size).toBeGreaterThan(1);
      expect(values).toEqual(values.toSorted((one, other) => one - other));
      const half = Math.ceil(entries.length / 2);
      const pages = [1, 2].map((page) => list({ ...query, sort, limit: String(half), page: String(page) }));
      expect((await Promise.all(pages)).flatMap((page) => page.entries)).toEqual(entries);
      const few = entries.slice(0, 4);
      const read = (after: Record<string, string>) => list({ ...query, sort, ...after });
      expect(await followCursors(read, (page) => page.entries, few.length)).toEqual(few);
    }
  expect(await list({ sort: "newest" })).toEqual(whole);
  const [newest, oldest] = await Promise.all(["newest", "oldest"].map((sort) => list({ q: "штраф", sort })));
  expect(oldest!.entries).toEqual(newest!.entries.toReversed());
});

it("is saved as a file with the same search and order", async () => {
  const path = `/admin/sellers/${atlas.sellerId}/finance/entries/export?`;
  const { bytes } = await calls.file(
    ...(["GET", path + new URLSearchParams({ q: "штраф", sort: "amount_asc" }), calls.admin] as const),
  );
  expect(bytes.toString().trim().split("\r\n").slice(1)).toEqual([
    expect.stringContaining(";Штраф за упаковку;-7000;"),
    expect.stringContaining(";Возврат штрафа;3000;"),
  ]);
});

it.each(["sort=changed", "type=gone", `q=${"a".repeat(101)}`, "seller=a"])("refuses %s", async (query) => {
  const { status, body } = await read(Object.fromEntries(new URLSearchParams(query)));
  expect([status, body.code]).toEqual([400, "invalid_query"]);
});

it("is for administrators of money only; shops search nothing", async () => {
  for (const token of ["", atlas.token]) expect((await read({ q: "a" }, { token })).status).toBe(401);
  const { token } = await userAdminCalls(shop).administrator("support");
  expect((await read({}, { token })).body.code).toBe("rank_required");
  expect((await read({}, { id: "sel_none" })).body.code).toBe("seller_not_found");
  expect((await calls.call("GET", "/vendor/finance/entries?q=a", atlas.token)).status).toBe(400);
});

it("reads its pages and what a search finds from indexes, however many entries there are", async () => {
  const client = await shop.db.connect();
  try {
    // seen by nobody else; they add up to nothing, which is checked at the end of a transaction
    await client.query("begin");
    await client.query(
      `insert into ledger_transaction (id, key, kind, seller_id, parcel_id, number)
       select 'ltx_many' || n, 'many' || n, 'earning', 'sel_many' || n % 10, 'par_many' || n, 'many' || n
       from generate_series(1, 6000) n`,
    );
    await client.query(
      `insert into ledger_entry (id, no, transaction_id, account, seller_id, type, amount, at, available_at)
       select 'lent_many' || n || a, nextval('ledger_entry_no'), 'ltx_many' || n, a, 'sel_many' || n % 10, 'earning',
         (1 + n % 2999) * case a when 'seller' then 1 else -1 end, now() - (6000 - n) * interval '1 minute', now()
       from generate_series(1, 6000) n, unnest(array['seller', 'buyers']) a order by n`,
    );
    await client.query("analyze ledger_entry");
    await client.query("analyze ledger_transaction");
    const page = { limit: 20, offset: 0 };
    const own = { sellerId: "sel_many7" };
    for (const [choice, index] of [
      [{ sort: "newest" }, /using "IDX_ledger_entry_of_seller"/],
      [{ sort: "oldest" }, /using "IDX_ledger_entry_of_seller"/],
      [{ sort: "amount_desc" }, /using "IDX_ledger_entry_of_amount"/],
      [{ sort: "amount_asc" }, /using "IDX_ledger_entry_of_amount"/],
    ] as [Partial<EntryChoice>, RegExp][]) {
      const plan = await readPlan(client, entryPageSql("e.id", { ...own, ...choice }, page));
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(/Sort/);
    }
    const found = { ...own, search: searchEntries("1234567890-1") };
    for (const statement of [entryPageSql("e.id", found, page), entryCountSql(found)]) {
      const plan = await readPlan(client, statement);
      expect(plan).toMatch(/IDX_ledger_transaction_parcel_id/);
      expect(plan).not.toMatch(/Seq Scan on ledger_/);
    }
  } finally {
    await client.query("rollback");
    client.release();
  }
});
