import { beforeAll, expect, it } from "vitest";
import { indexTable } from "./index-table.ts";
import { sharedCatalog, type Catalog } from "./open-catalog.ts";

let catalog: Catalog;

beforeAll(async () => {
  catalog = await sharedCatalog();
});

const rings = ["silver-ring", "gold-ring"];

it.each([
  ["ru", "кольцо", rings],
  ["ru, bent and shouted", "КОЛЬЦА", rings],
  ["uz Latin", "uzuk", rings],
  ["uz Cyrillic", "узук", rings],
  ["en", "ring", rings],
  ["the official apostrophe", "qoʻl soati", ["wrist-watch"]],
  ["the apostrophe of a keyboard", "Qo'l soati", ["wrist-watch"]],
  ["Uzbek letters", "қўл соати", ["wrist-watch"]],
  ["a Russian keyboard", "кул соати", ["wrist-watch"]],
  ["two words in any order", "сумка кожаная", ["leather-bag"]],
  ["a word half typed", "рюкз", ["city-backpack"]],
  ["a brand", "zarina", ["silver-ring", "leather-bag"]],
  ["a category", "bags", ["leather-bag", "city-backpack"]],
  ["a typo in ru", "кальцо", rings],
  ["a typo in uz", "uzik", rings],
  ["a typo in en", "wach", ["wrist-watch"]],
  ["swapped letters in ru", "кольоц", rings],
  ["swapped letters in ru, bent", "рюкзкаи", ["city-backpack"]],
  ["swapped letters in uz Latin", "uzku", rings],
  ["swapped letters in en", "wacth", ["wrist-watch"]],
  ["swapped letters beside a right word", "сумак кожаная", ["leather-bag"]],
  ["a typo beside a right word", "сумкк zarina", ["leather-bag"]],
  ["a typo in a brand", "zarima", ["silver-ring", "leather-bag"]],
  ["a typo beside what nothing has", "кальцо трактор", []],
  ["nothing alike", "трактор", []],
  ["no words", "!!! ???", []],
  ["what looks like SQL", "'); drop table product; --", []],
])("finds by %s", async (_, q, expected) => {
  expect(await catalog.slugs({ q })).toEqual(expected);
});

it("lists everything for an empty query", async () => {
  expect(await catalog.slugs({ q: " " })).toEqual(await catalog.slugs());
});

it("ranks the better match first and applies filters, sort and facets", async () => {
  expect((await catalog.slugs({ q: "gold" }))[0]).toBe("gold-ring");
  expect(await catalog.slugs({ q: "ring", maxPrice: "500000" })).toEqual(["silver-ring"]);
  expect(await catalog.slugs({ q: "ring", sort: "price_desc" })).toEqual(["gold-ring", "silver-ring"]);
  const facets = await catalog.facets({ q: "кальцо" });
  expect(facets.categories.map(({ slug }) => slug).sort()).toEqual(["jewellery", "rings"]);
});

it("stores documents unchanged, with no index that searches do not use", async () => {
  const table = await indexTable(catalog.db);
  const { rows } = await catalog.db.query(
    `select attstorage as storage, array(select indexdef from pg_indexes
       where tablename = $1 and indexdef like '%gin_trgm_ops%') as unused
     from pg_attribute where attrelid = $1::regclass and attname = 'document'`,
    [table],
  );
  expect(rows).toEqual([{ storage: "e", unused: [] }]);
});
