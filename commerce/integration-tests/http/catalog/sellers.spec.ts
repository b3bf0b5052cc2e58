import { afterAll, beforeAll, expect, it } from "vitest";
import type { CountedSeller } from "../../../src/catalog/order-sellers.ts";
import type { SellerWithSales } from "./inside/add-sales.ts";
import { takeSnapshot, sharedCatalog, type Catalog } from "./open-catalog.ts";

let catalog: Catalog;
let untilRestored: () => Promise<unknown>;

const sellers: SellerWithSales[] = [
  {
    slug: "best",
    rating: 3,
    product: "gold-ring",
    parcels: [
      { sum: 300_000, daysAgo: 1, status: "delivered" },
      { sum: 300_000, daysAgo: 6, status: "delivered" },
    ],
  },
  {
    slug: "second",
    rating: 5,
    product: "wrist-watch",
    parcels: [
      { sum: 500_000, daysAgo: 2, status: "delivered" },
      { sum: 9_000_000, daysAgo: 8, status: "delivered" },
      { sum: 9_000_000, daysAgo: 1, status: "cancelled" },
    ],
  },
  { slug: "without-goods", rating: 5, parcels: [{ sum: 9_000_000, daysAgo: 1, status: "delivered" }] },
];

beforeAll(async () => {
  catalog = await sharedCatalog();
  untilRestored = await takeSnapshot(catalog);
  await catalog.commerce.run("../../http/catalog/inside/add-sales.ts", sellers);
});

afterAll(async () => {
  await catalog.commerce.run("../../http/catalog/inside/remove-sellers.ts", sellers);
  await untilRestored();
});

type List = { sellers: CountedSeller[]; count: number };
const ask = (query = "") => catalog.commerce.call<List>("GET", `/catalog/sellers${query}`);
const order = async (query = "") => (await ask(query)).body.sellers.map(({ slug }) => slug);
const within = { timeout: 30_000 };

it("lists those who sold most in seven days first, with their products", async () => {
  await expect.poll(() => order(), within).toEqual(["best", "second", "zargar"]);
  const { body } = await ask();
  expect(body.count).toBe(3);
  expect(body.sellers[0]).toEqual({
    id: expect.any(String),
    slug: "best",
    name: "best",
    logo: null,
    rating: 3,
    reviewCount: 1,
    productCount: 1,
  });
});

it("sorts by rating on request", async () => {
  expect(await order("?sort=rating")).toEqual(["second", "zargar", "best"]);
});

it("are paged", async () => {
  expect(await order("?sort=rating&limit=2&page=2")).toEqual(["best"]);
  expect((await ask("?limit=1")).body.count).toBe(3);
  expect((await ask("?sort=name")).status).toBe(400);
});

it("a suspended seller disappears at once", async () => {
  await catalog.change({ slug: "gold-ring", sellerStatus: "suspended" });
  await expect.poll(() => order(), within).toEqual(["second", "zargar"]);
});
