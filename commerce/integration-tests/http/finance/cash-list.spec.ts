import { randomUUID } from "node:crypto";
import { amountSorts, type AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { ParcelReceipt } from "@bezak/contract/cash-receipts.ts";
import { beforeAll, expect, it } from "vitest";
import { cashPageSql, cashTabsOf, type CashChoice } from "../../../src/modules/seller-ledger/cash-list.ts";
import { tabCountsSql } from "../../../src/shared/count-tabs.ts";
import { edgeTimes, readByDays } from "../../harness/day-edges.ts";
import { followCursors } from "../../harness/follow-cursors.ts";
import { readPlan, rowsReadBy } from "../../harness/rows-read.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { userAdminCalls } from "../users/user-admin-calls.ts";

let shop: Shop;
let admin: string;
/** of the shops One and Other */
let sellers: { id: string; name: string }[];
const mark = randomUUID().slice(0, 8);

/** Of each shop three parcels that wait and three that were received; a later number is older. */
beforeAll(async () => {
  shop = await sharedShop("people");
  const calls = shopCalls(shop);
  admin = await calls.administrator();
  sellers = [];
  for (const word of ["One", "Other"]) {
    const name = `${word} ${mark}`;
    sellers.push({ id: await calls.sellerId(await calls.newShop(name)), name });
  }
  for (const [at, { id }] of sellers.entries())
    await shop.db.query(
      `insert into marketplace_cash (id, seller_id, number, amount, items, delivered_at, received_at, reference, actor)
       select 'cash' || n || $1 || $2, $2, n || upper($1) || '-' || $3::int, 1000 * (1 + (n * 5 + $3::int) % 7), '[]',
         now() - n * interval '1 hour', case when n > 3 then now() - n * interval '1 minute' end,
         case when n > 3 then 'КО-' || n || '/' || $1 end, case when n > 3 then 'user' end
       from generate_series(1, 6) n`,
      [mark, id, at],
    );
});

interface Page {
  receipts: ParcelReceipt[];
  count: number;
  counts: Record<string, number>;
  next: string | null;
}

const read = async (query: Record<string, string>, token = admin) => {
  const path = `/admin/cash-receipts?${new URLSearchParams({ limit: "100", ...query })}`;
  return shop.commerce.call<Page & { code: string }>("GET", path, { token });
};
const list = async (query: Record<string, string>) => (await read(query)).body;
const numbers = ({ receipts }: Page) => receipts.map(({ number }) => number);

it("finds cash by a part of the parcel's number, of the reference and of the shop's name", async () => {
  const [one, other] = sellers as [(typeof sellers)[0], (typeof sellers)[0]];
  const parcel = (n: number, of: number) => `${n}${mark.toUpperCase()}-${of}`;
  const all = (from: number) => [0, 1].flatMap((of) => [0, 1, 2].map((n) => parcel(from + n, of)));
  for (const [query, expected] of [
    [{ q: mark }, all(1)],
    [{ q: ` 2${mark} ` }, [parcel(2, 0), parcel(2, 1)]],
    [{ q: `${mark}-1` }, [1, 2, 3].map((n) => parcel(n, 1))],
    [{ q: one.name.toUpperCase() }, [1, 2, 3].map((n) => parcel(n, 0))],
    [{ q: mark, seller: other.id }, [1, 2, 3].map((n) => parcel(n, 1))],
    [{ seller: one.id }, [1, 2, 3].map((n) => parcel(n, 0))],
    [{ q: mark, status: "received" }, all(4)],
    [{ q: `ко-5/${mark}`, status: "received" }, [parcel(5, 0), parcel(5, 1)]],
    // not expected any more, or not yet received
    [{ q: `ко-5/${mark}` }, []],
    [{ q: parcel(1, 0), status: "received" }, []],
    [{ q: `%${mark}` }, []],
    [{ q: mark.replace(/.$/, "_") }, []],
  ] as const) {
    const found = await list(query);
    expect([query, numbers(found).toSorted(), found.count]).toEqual([
      query,
      expected.toSorted(),
      expected.length,
    ]);
  }
  // the tabs leave out only the status
  for (const status of ["outstanding", "received"])
    expect((await list({ q: `${mark}-1`, status })).counts).toEqual({ outstanding: 3, received: 3 });
});

it.each(["outstanding", "received"])("sorts %s cash by time and by sum, page by page", async (status) => {
  const time = ({ deliveredAt, receivedAt }: ParcelReceipt) => Date.parse(receivedAt ?? deliveredAt);
  const keys: Record<AmountSort, (receipt: ParcelReceipt) => number> = {
    newest: (receipt) => -time(receipt),
    oldest: time,
    amount_desc: ({ amount }) => -amount,
    amount_asc: ({ amount }) => amount,
  };
  const query = { q: mark, status };
  for (const sort of amountSorts) {
    const { receipts } = await list({ ...query, sort });
    const values = receipts.map(keys[sort]);
    expect(new Set(values).size).toBeGreaterThan(2);
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    const pages = [1, 2, 3, 4].map((page) => list({ ...query, sort, limit: "2", page: String(page) }));
    const parts = await Promise.all(pages);
    expect(parts.flatMap(numbers)).toEqual(receipts.map(({ number }) => number));
    expect(parts.map(({ count }) => count)).toEqual([6, 6, 6, 6]);
    const followed = await followCursors((after) => list({ ...query, sort, ...after }), numbers);
    expect(followed).toEqual(receipts.map(({ number }) => number));
  }
  const first = status === "received" ? "newest" : "oldest";
  expect(numbers(await list(query))).toEqual(numbers(await list({ ...query, sort: first })));
});

it.each(["outstanding", "received"])("finds %s cash of days of Tashkent", async (status) => {
  const word = `${status.slice(0, 3)}${randomUUID().slice(0, 8)}`;
  const isReceived = status === "received";
  await shop.db.query(
    `insert into marketplace_cash (id, seller_id, number, amount, items, delivered_at, received_at, reference, actor)
     select $1 || n, $2, $1 || n, 1000, '[]', case when $3 then at - interval '9 days' else at end,
       case when $3 then at end, case when $3 then 'КО' end, case when $3 then 'user' end
     from unnest($4::timestamptz[]) with ordinality as edge (at, n)`,
    [word, sellers[0]?.id, isReceived, edgeTimes],
  );
  const { found, expected } = await readByDays(word, (query) => list({ ...query, status }), numbers);
  expect(found).toEqual(expected);
});

it.each([
  "sort=total_desc",
  "status=gone",
  "from=2026-02-30",
  "to=today",
  `q=${"a".repeat(101)}`,
  "seller=",
  "shop=a",
])("refuses %s", async (query) => {
  const { status, body } = await read(Object.fromEntries(new URLSearchParams(query)));
  expect([status, body.code]).toEqual([400, "invalid_query"]);
});

it("is for administrators of money only", async () => {
  expect((await read({}, "")).status).toBe(401);
  const { token } = await userAdminCalls(shop).administrator("support");
  expect((await read({}, token)).body.code).toBe("rank_required");
});

it("reads its pages and what a search finds from indexes, however much cash there is", async () => {
  const client = await shop.db.connect();
  try {
    // seen by nobody else
    await client.query("begin");
    await client.query(
      `insert into marketplace_cash (id, seller_id, number, amount, items, delivered_at, received_at, reference, actor)
       select 'many' || n, 'sel_' || n % 500, md5(n::text), 1 + n % 9973, '[]', now() - n * interval '1 minute',
         case when n % 2 = 0 then now() - n * interval '1 second' end, case when n % 2 = 0 then md5(n || 'ref') end,
         case when n % 2 = 0 then 'user' end
       from generate_series(1, 50000) n`,
    );
    // what is new waits in a list of its own, which makes the index look slow
    await client.query(`select gin_clean_pending_list('"IDX_marketplace_cash_searched"')`);
    await client.query("analyze marketplace_cash");
    const page = { limit: 20, offset: 0 };
    // counting ends at 10,001 of each tab: to count all would read every row
    expect(await rowsReadBy(client, tabCountsSql(cashTabsOf({ received: false })))).toBeLessThan(50_000);
    for (const received of [true, false]) {
      for (const sort of amountSorts) {
        const plan = await readPlan(client, cashPageSql("id", { received, sort }, page));
        expect(plan).toMatch(
          sort.startsWith("amount") ? /using "IDX_\w+_amount"/ : /using "IDX_\w+_(awaited|received)"/,
        );
        expect(plan).not.toMatch(/Sort/);
      }
      for (const [choice, index] of [
        [{ q: "c4ca4238" }, /IDX_marketplace_cash_searched/],
        [{ q: "c4ca4238", named: { seller_id: ["sel_7"] } }, /BitmapOr[^]*_searched/],
        [{ sellerId: "sel_7" }, /IDX_marketplace_cash_\w+_of_seller/],
      ] as [Partial<CashChoice>, RegExp][]) {
        const found = { received, ...choice };
        for (const statement of [cashPageSql("id", found, page), tabCountsSql(cashTabsOf(found))])
          expect(await readPlan(client, statement)).toMatch(index);
      }
    }
  } finally {
    await client.query("rollback");
    client.release();
  }
});
