import { randomUUID } from "node:crypto";
import type { AdjustmentRequest } from "@bezak/contract/adjustments.ts";
import { amountSorts, type AmountSort } from "@bezak/contract/administered-sorts.ts";
import { beforeAll, expect, it } from "vitest";
import {
  adjustmentTabsOf,
  adjustmentPageSql,
  type AdjustmentChoice,
} from "../../../src/modules/seller-ledger/adjustment-list.ts";
import { tabCountsSql } from "../../../src/shared/count-tabs.ts";
import { edgeTimes, readByDays } from "../../harness/day-edges.ts";
import { followCursors } from "../../harness/follow-cursors.ts";
import { readPlan } from "../../harness/rows-read.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { userAdminCalls } from "../users/user-admin-calls.ts";

let shop: Shop;
let admin: string;
/** of the shops One and Other */
let sellers: { id: string; name: string }[];
const mark = randomUUID().slice(0, 8);
const [asker, decider] = [`user_a${mark}`, `user_d${mark}`];

/** Of each shop six requests, a later number older: two wait, four were refused by another administrator. */
beforeAll(async () => {
  shop = await sharedShop("people");
  const calls = shopCalls(shop);
  admin = await calls.administrator();
  sellers = [];
  for (const word of ["One", "Other"]) {
    const name = `${word} ${mark}`;
    sellers.push({ id: await calls.sellerId(await calls.newShop(name)), name });
  }
  await shop.db.query(
    `insert into "user" (id, first_name, last_name, email) values
       ($1, 'Nodira', 'A' || $3, $1 || '@bezak.uz'), ($2, 'Jasur', 'D' || $3, $2 || '@bezak.uz')`,
    [asker, decider, mark],
  );
  for (const { id } of sellers)
    await shop.db.query(
      `insert into adjustment_request (id, key, seller_id, amount, note, asked_by, asked_at, status, decided_by, decided_at)
       select 'adjreq_' || n || $1 || $2, n || $1 || $2, $2, 20000000 * (case when n % 2 = 0 then -n else n end),
         'Проверка ' || n || $1, $3, now() - n * interval '1 hour', case when n > 2 then 'refused' else 'waiting' end,
         case when n > 2 then $4 end, case when n > 2 then now() - n * interval '1 minute' end
       from generate_series(1, 6) n`,
      [mark, id, asker, decider],
    );
});

interface Page {
  adjustments: AdjustmentRequest[];
  count: number;
  counts: Record<string, number>;
  next: string | null;
}

const read = async (query: Record<string, string>, token = admin) => {
  const path = `/admin/adjustments?${new URLSearchParams({ limit: "100", ...query })}`;
  return shop.commerce.call<Page & { code: string }>("GET", path, { token });
};
const list = async (query: Record<string, string>) => (await read(query)).body;
const ids = ({ adjustments }: Page) => adjustments.map(({ id }) => id);

it("shows who decided, and when, beside the reason", async () => {
  const [one] = (await list({ q: mark, status: "refused" })).adjustments;
  expect(one).toMatchObject({
    status: "refused",
    note: `Проверка 3${mark}`,
    askedBy: { id: asker, name: `Nodira A${mark}` },
    decidedBy: { id: decider, name: `Jasur D${mark}` },
  });
  expect(Date.parse(one?.decidedAt ?? "")).toBeGreaterThan(Date.parse(one?.askedAt ?? ""));
});

it("finds requests by reason, shop, administrator and status", async () => {
  const [one, other] = sellers as [(typeof sellers)[0], (typeof sellers)[0]];
  const of = (seller: { id: string }, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => `adjreq_${from + at}${mark}${seller.id}`);
  for (const [query, expected] of [
    [{ q: mark }, [...of(one, 1, 6), ...of(other, 1, 6)]],
    [{ q: `ПРОВЕРКА 4${mark}` }, [...of(one, 4, 4), ...of(other, 4, 4)]],
    [{ q: one.name }, of(one, 1, 6)],
    [{ q: `nodira a${mark}` }, [...of(one, 1, 6), ...of(other, 1, 6)]],
    [{ q: `D${mark}` }, [...of(one, 3, 6), ...of(other, 3, 6)]],
    [{ q: `${decider}@bezak` }, [...of(one, 3, 6), ...of(other, 3, 6)]],
    [{ q: mark, status: "waiting" }, [...of(one, 1, 2), ...of(other, 1, 2)]],
    [{ q: mark, status: "approved" }, []],
    [{ q: mark, seller: other.id, status: "refused" }, of(other, 3, 6)],
    [{ seller: one.id }, of(one, 1, 6)],
    [{ q: `_роверка 4${mark}` }, []],
  ] as const) {
    const found = await list(query);
    expect([query, ids(found).toSorted(), found.count]).toEqual([
      query,
      expected.toSorted(),
      expected.length,
    ]);
  }
  // the tabs leave out only the status
  for (const status of ["waiting", "approved"])
    expect((await list({ q: mark, seller: other.id, status })).counts).toEqual({
      waiting: 2,
      approved: 0,
      refused: 4,
    });
});

it("sorts them by the time of the request and by the sum with its sign, page by page", async () => {
  const keys: Record<AmountSort, (request: AdjustmentRequest) => number> = {
    newest: ({ askedAt }) => -Date.parse(askedAt),
    oldest: ({ askedAt }) => Date.parse(askedAt),
    amount_desc: ({ amount }) => -amount,
    amount_asc: ({ amount }) => amount,
  };
  for (const sort of amountSorts) {
    const { adjustments } = await list({ q: mark, sort });
    const values = adjustments.map(keys[sort]);
    expect(new Set(values).size).toBeGreaterThan(4);
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    const pages = [1, 2, 3].map((page) => list({ q: mark, sort, limit: "5", page: String(page) }));
    const parts = await Promise.all(pages);
    expect(parts.flatMap(ids)).toEqual(adjustments.map(({ id }) => id));
    expect(parts.map(({ count }) => count)).toEqual([12, 12, 12]);
    const followed = await followCursors((after) => list({ q: mark, sort, ...after }), ids);
    expect(followed).toEqual(adjustments.map(({ id }) => id));
  }
  expect(ids(await list({ q: mark }))).toEqual(ids(await list({ q: mark, sort: "newest" })));
});

it("finds those that were requested on days of Tashkent", async () => {
  const word = `days${randomUUID().slice(0, 8)}`;
  await shop.db.query(
    `insert into adjustment_request (id, key, seller_id, amount, note, asked_by, asked_at)
     select $1 || n, $1 || n, $2, 20000000, $1, $3, at from unnest($4::timestamptz[]) with ordinality as edge (at, n)`,
    [word, sellers[0]?.id, asker, edgeTimes],
  );
  const { found, expected } = await readByDays(word, list, ids);
  expect(found).toEqual(expected);
});

it.each([
  "sort=balance_desc",
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
  const { token } = await userAdminCalls(shop).administrator("content");
  expect((await read({}, token)).body.code).toBe("rank_required");
});

it("reads its pages and what a search finds from indexes, however many there are", async () => {
  const client = await shop.db.connect();
  try {
    // seen by nobody else
    await client.query("begin");
    await client.query(
      `insert into adjustment_request (id, key, seller_id, amount, note, asked_by, asked_at, status, decided_by, decided_at)
       select 'many' || n, 'many' || n, 'sel_' || n % 500, 1 + n % 9973, md5(n::text), 'user_' || n % 5000,
         now() - n * interval '1 minute', case when n % 20 = 0 then 'waiting' else 'refused' end,
         case when n % 20 <> 0 then 'user_' || n % 4999 end, case when n % 20 <> 0 then now() end
       from generate_series(1, 20000) n`,
    );
    // what is new waits in a list of its own, which makes the index look slow
    await client.query(`select gin_clean_pending_list('"IDX_adjustment_request_searched"')`);
    await client.query("analyze adjustment_request");
    for (const status of [undefined, "waiting", "refused"] as const)
      for (const sort of amountSorts) {
        const page = adjustmentPageSql("id", { status, sort }, { limit: 20, offset: 0 });
        const plan = await readPlan(client, page);
        expect(plan).toMatch(
          sort.startsWith("amount") ? /using "\w+_amount_id"/ : /using "\w+_asked_at(_id)?"/,
        );
        expect(plan).not.toMatch(/Sort/);
      }
    for (const [choice, index] of [
      [{ q: "c4ca4238" }, /IDX_adjustment_request_searched/],
      [
        { q: "c4ca4238", named: { seller_id: ["sel_7"], asked_by: ["user_3"], decided_by: ["user_3"] } },
        /BitmapOr[^]*_searched/,
      ],
      [{ sellerId: "sel_7" }, /IDX_adjustment_request_seller_id_asked_at/],
    ] as [AdjustmentChoice, RegExp][])
      for (const statement of [
        adjustmentPageSql("id", choice, { limit: 20, offset: 0 }),
        tabCountsSql(adjustmentTabsOf(choice)),
      ])
        expect(await readPlan(client, statement)).toMatch(index);
  } finally {
    await client.query("rollback");
    client.release();
  }
});
