import type { AdminSearches } from "@bezak/contract/admin-analytics.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";

let shop: Shop;
let admin: string;
let clients = 0;

beforeAll(async () => {
  shop = await sharedShop("people");
  admin = await shopCalls(shop).administrator({ confirmed: false });
});
beforeEach(awayFromMidnight);
afterAll(async () => {
  for (const table of ["visit_day", "search_day"]) await shop?.db.query(`delete from ${table}`);
});

const report = (path: string, body: object, client = `203.0.113.${(clients += 1)}`) =>
  shop.commerce.call<{ code: string }>("POST", `/catalog/${path}`, { body: { ...body, client } });
const search = async (q: string, found: boolean, times = 1) => {
  for (let left = times; left > 0; left -= 1)
    expect((await report("searches", { q, found })).status).toBe(200);
};
const read = async (query = "?period=7d", token = admin) =>
  shop.commerce.call<{ searches: AdminSearches; code: string }>("GET", `/admin/analytics/searches${query}`, {
    token,
  });

it("a text that was searched three times is listed, in whatever case, and an empty search as one in vain", async () => {
  await search("  Gold   RING ", true, 2);
  await search("gold ring", true);
  await search("airpods", false, 4);
  await search("airpods", true);
  await search("a rare name", false, 2);
  const { body } = await read();
  expect(body.searches).toEqual({
    period: "7d",
    totals: { emptySearches: { count: 6, of: 10 } },
    before: { emptySearches: { count: 0, of: 0 } },
    top: [
      { words: "airpods", searches: 5, empty: 4 },
      { words: "gold ring", searches: 3, empty: 0 },
    ],
    empty: [{ words: "airpods", searches: 5, empty: 4 }],
  });
});

it("a phone, a card or an address is counted, and never stored", async () => {
  const texts = ["+998 90 123 45 67", "8600 1234 5678 9012", "ali@mail.uz"];
  for (const text of texts) await search(text, false, 3);
  const { body } = await read();
  expect(body.searches.totals.emptySearches).toEqual({ count: 15, of: 19 });
  expect(body.searches.empty.map(({ words }) => words)).toEqual(["airpods"]);
  const { rows } = await shop.db.query("select words from search_day where words ~ '@|[0-9]'");
  expect(rows).toEqual([]);
});

it("a text of more than a year ago is deleted, and its number stays", async () => {
  await shop.db.query(
    `insert into search_day (day, words, searches, empty)
     select (now() at time zone 'Asia/Tashkent')::date - age, 'old', 3, 3 from unnest(array[365, 366]) age`,
  );
  await shop.commerce.run("../../http/auth/inside/purge.ts");
  const { rows } = await shop.db.query("select day::text from search_day where words = 'old'");
  expect(rows).toHaveLength(1);
});

it("one client reports at most thirty searches a minute and two hundred visits a day", async () => {
  const count = async (path: string, body: object, most: number) => {
    const answers = await Promise.all(
      Array.from({ length: most + 1 }, () => report(path, body, `198.51.100.${most}`)),
    );
    return answers.filter(({ status }) => status === 200).length;
  };
  expect(await count("searches", { q: "gold ring", found: true }, 30)).toBe(30);
  expect(await count("visits", {}, 200)).toBe(200);
  const { rows } = await shop.db.query("select visits::int from visit_day");
  expect(rows).toEqual([{ visits: 200 }]);
});

it("the lists are for administrators, and a report without a client or a text is rejected", async () => {
  expect((await read("", "")).status).toBe(401);
  expect((await read("?period=1d")).body.code).toBe("invalid_query");
  for (const [path, body] of [
    ["visits", {}],
    ["searches", { q: "ring", found: true }],
    ["searches", { client: "203.0.113.1", q: "", found: true }],
    ["searches", { client: "203.0.113.1", q: "x".repeat(201), found: true }],
  ] as const)
    expect((await shop.commerce.call("POST", `/catalog/${path}`, { body })).status).toBe(400);
});
