import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import type {
  AdminCohorts,
  AdminOperations,
  AdminSales,
  AdminSearches,
} from "@bezak/contract/admin-analytics.ts";
import { figureTables, type FigureTable } from "@bezak/contract/figure-tables.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readCsv } from "../../../src/product-import/table/read-csv.ts";
import { readXlsx } from "../../../src/product-import/table/read-xlsx.ts";
import { deliver, placePaid } from "../../harness/paid-orders.ts";
import { testEnvironment } from "../../harness/settings.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, type Shop } from "../../harness/shop.ts";
import { auditCalls } from "../audit/audit-calls.ts";
import { readCells } from "../imports/table-files.ts";
import { userAdminCalls } from "../users/user-admin-calls.ts";

let shop: Shop;
let audit: Awaited<ReturnType<typeof auditCalls>>;

beforeAll(async () => {
  shop = await sharedShop("people");
  audit = await auditCalls(shop);
  const order = await placePaid(shop, await createBuyer(shop.commerce), { ring: 1 });
  await deliver(shop, order, new Date());
  await shop.db.query(
    `insert into search_day (day, words, searches, empty)
     select (now() at time zone 'Asia/Tashkent')::date, 'figures ' || n, n, n from generate_series(3, 9) n`,
  );
});

// other specs count all searches
afterAll(() => shop.db.query("delete from search_day where words like 'figures %'"));

interface Answers {
  analytics: AdminAnalytics;
  sales: AdminSales;
  operations: AdminOperations;
  searches: AdminSearches;
  cohorts: AdminCohorts;
}

const read = async <Name extends keyof Answers>(name: Name): Promise<Answers[Name]> => {
  const path = name === "analytics" ? "" : `/${name}`;
  const period = name === "cohorts" ? "" : "?period=30d";
  return (await audit.call<Answers>("GET", `/admin/analytics${path}${period}`)).body[name];
};

/** The rows of each table as its page reads them, and what their file begins with. */
const shown: Record<FigureTable, () => Promise<(string | number)[]>> = {
  days: async () => (await read("analytics")).series.map(({ date }) => date),
  top_products: async () => (await read("analytics")).topProducts.map(({ name }) => name.ru),
  top_categories: async () => (await read("analytics")).topCategories.map(({ name }) => name.ru),
  cities: async () => (await read("analytics")).cities.map(({ name }) => name.ru),
  payment_methods: async () => (await read("analytics")).paymentMethods.map(({ gmv }) => gmv),
  sinking_products: async () => (await read("sales")).sinkingProducts.map(({ name }) => name.ru),
  shops: async () => (await read("sales")).sellers.map(({ name }) => name),
  empty_searches: async () => (await read("searches")).empty.map(({ words }) => words),
  top_searches: async () => (await read("searches")).top.map(({ words }) => words),
  paid_attempts: async () => (await read("operations")).paymentMethods.map(({ count }) => count),
  cancelled_by: async () => (await read("operations")).cancelledBy.map(({ count }) => count),
  return_reasons: async () => (await read("operations")).returnReasons.map(({ count }) => count),
  late_shops: async () => (await read("operations")).lateSellers.map(({ name }) => name),
  cohorts: async () => (await read("cohorts")).cohorts.map(({ month }) => month),
};

/** Columns of the numbers above. */
const columns: Partial<Record<FigureTable, number>> = {
  payment_methods: 1,
  paid_attempts: 2,
  cancelled_by: 1,
  return_reasons: 1,
};

async function save(query: Record<string, string>, token = audit.token) {
  const answer = await fetch(`${shop.commerce.base}/admin/analytics/export?${new URLSearchParams(query)}`, {
    headers: {
      "x-commerce-secret": testEnvironment.COMMERCE_SECRET,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, name: answer.headers.get("content-disposition"), bytes };
}

it.each(figureTables)("saves the rows of %s in the order of its page", async (table) => {
  const { status, bytes } = await save({ table, period: "30d" });
  expect(status).toBe(200);
  const [, ...rows] = await readCells(bytes, readCsv);
  const keys = rows.map((cells) => cells[columns[table] ?? 0]);
  expect(keys).toEqual((await shown[table]()).map(String));
});

it("has what was ordered today in the days and the cities, and is a workbook as well", async () => {
  const { gmv, orders } = (await read("analytics")).series.at(-1)!;
  expect(orders).toBeGreaterThan(0);
  const { bytes, name } = await save({ table: "days", period: "30d", format: "xlsx" });
  const rows = await readCells(bytes, readXlsx);
  expect([rows.at(-1)?.[1], rows.at(-1)?.[4]]).toEqual([String(gmv), String(orders)]);
  expect(name).toMatch(/filename="bezak-days-30d-\d{4}-\d\d-\d\d\.xlsx"/);
  expect((await save({ table: "cohorts" })).name).toMatch(/filename="bezak-cohorts-\d{4}-/);
  const [, ...cities] = await readCells((await save({ table: "cities", period: "30d" })).bytes, readCsv);
  expect(cities.length).toBeGreaterThan(0);
});

it("refuses guests, ranks without figures, and tables and periods that do not exist", async () => {
  expect((await save({ table: "days" }, "")).status).toBe(401);
  const buyer = await audit.calls.people.join();
  expect((await save({ table: "days" }, buyer.token)).status).toBeGreaterThan(400);
  const support = await userAdminCalls(shop).administrator("support");
  expect((await save({ table: "days" }, support.token)).status).toBe(403);
  for (const query of [{}, { table: "none" }, { table: "days", period: "8d" }, { table: "days", page: "2" }])
    expect((await save(query as Record<string, string>)).status).toBe(400);
});

it("leaves an entry in the log that names the table and its period", async () => {
  await save({ table: "top_searches", period: "90d" });
  const [entry] = await audit.entries({ action: "GET /admin/analytics/export" });
  expect(entry).toMatchObject({ status: 200 });
  expect(JSON.parse(entry?.said ?? "")).toEqual({ table: "top_searches", period: "90d" });
});
