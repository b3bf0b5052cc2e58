import { expect, it } from "vitest";
import { CatalogImage } from "./catalog-image.ts";
import { chooseProducts } from "./choose-products.ts";
import { productQuery, productSorts, type ListedProductsQuery } from "./product-query.ts";
import type { StoredFields } from "./product-row.ts";

const NOW = Date.parse("2026-11-01");
const DAY = 86_400_000;

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const draw = seeded(7);
const chance = <T>(value: T) => (draw(3) === 0 ? value : undefined);

function someProduct(index: number): StoredFields {
  const [top, below] = [draw(3), draw(3)];
  return {
    id: `prod_${String(draw(1_000_000)).padStart(7, "0")}_${index}`,
    version: "1",
    brand: draw(5) ? `brand ${draw(6)}` : null,
    sellerId: `sel_${draw(4)}`,
    categoryIds: [`cat_${top}`, `cat_${top}${below}`],
    categorySlugs: [`top-${top}`, `sub-${top}${below}`],
    price: draw(20) * 1000,
    onSale: draw(4) === 0,
    inStock: draw(4) > 0,
    rating: draw(51) / 10,
    popularity: draw(10),
    createdAt: NOW - draw(60) * DAY,
    names: "thing",
  };
}

function someQuery(): ListedProductsQuery {
  return productQuery.parse({
    category: chance([`cat_${draw(3)}`, `sub-${draw(3)}${draw(3)}`, "none"][draw(3)]),
    seller: chance(`sel_${draw(4)}`),
    brand: chance([`brand ${draw(6)}`, `brand ${draw(6)}`]),
    minPrice: chance(draw(20) * 1000),
    maxPrice: chance(draw(20) * 1000),
    rating: chance(draw(6)),
    inStock: chance(["true", "false"][draw(2)]),
    filter: chance((["sales", "new", "brands"] as const)[draw(3)]),
    sort: chance(productSorts[draw(5)]),
    page: 1 + draw(3),
    limit: 1 + draw(20),
    facets: "1",
  });
}

/** Conditions of a query by facet, and one for the rest. */
function conditions(query: ListedProductsQuery): Record<string, (product: StoredFields) => boolean> {
  const { category, seller, brand, minPrice, maxPrice, rating, inStock, filter } = query;
  return {
    rest: (one) =>
      (seller === undefined || one.sellerId === seller) &&
      (filter !== "sales" || one.onSale) &&
      (filter !== "new" || one.createdAt >= NOW - 30 * DAY) &&
      (filter !== "brands" || one.brand !== null),
    brands: (one) => !brand || brand.includes(one.brand ?? ""),
    categories: (one) => !category || [...one.categoryIds, ...one.categorySlugs].includes(category),
    ratings: (one) => rating === undefined || one.rating >= rating,
    price: (one) => one.price >= (minPrice ?? 0) && one.price <= (maxPrice ?? Infinity),
    inStock: (one) => inStock === undefined || one.inStock === inStock,
  };
}

const soldOut = (one: StoredFields) => (one.inStock ? 0 : 1);

const bySorts = {
  popularity: (one: StoredFields) => [soldOut(one), -one.popularity],
  price_asc: (one: StoredFields) => [soldOut(one), one.price, -one.popularity],
  price_desc: (one: StoredFields) => [soldOut(one), -one.price, -one.popularity],
  newest: (one: StoredFields) => [-one.createdAt],
  rating: (one: StoredFields) => [soldOut(one), -one.rating, -one.popularity],
};

function compareKeys(a: (number | string)[], b: (number | string)[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1;
}

function tally(values: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Reference implementation: filters every list and every facet separately. */
function byHand(products: StoredFields[], query: ListedProductsQuery) {
  const tests = conditions(query);
  const passing = (left?: string) =>
    products.filter((one) => Object.entries(tests).every(([name, test]) => name === left || test(one)));
  const key = bySorts[query.sort ?? "popularity"];
  const found = passing().sort((a, b) => compareKeys([...key(a), a.id], [...key(b), b.id]));
  const prices = passing("price").map(({ price }) => price);
  const stock = tally(passing("inStock").map(({ inStock }) => String(inStock)));
  const brands = tally(passing("brands").flatMap(({ brand }) => brand ?? []));
  return {
    ids: found.slice((query.page - 1) * query.limit, query.page * query.limit).map(({ id }) => id),
    count: found.length,
    brands: [...brands].sort(([a, m], [b, n]) => compareKeys([-m, a], [-n, b])),
    categories: tally(passing("categories").flatMap(({ categoryIds }) => categoryIds)),
    ratings: [4, 3, 2, 1].map((least) => passing("ratings").filter(({ rating }) => rating >= least).length),
    price: { min: prices.length ? Math.min(...prices) : 0, max: prices.length ? Math.max(...prices) : 0 },
    inStock: { true: stock.get("true") ?? 0, false: stock.get("false") ?? 0 },
  };
}

function fromMemory(image: CatalogImage, query: ListedProductsQuery) {
  const { page, count, facets } = chooseProducts(image, query, { now: NOW });
  if (!facets) throw new Error("no facets");
  return {
    ids: page.map(({ id }) => id),
    count,
    brands: facets.brands.map((brand) => [brand.value, brand.count]),
    categories: new Map(facets.categories.map((category) => [category.id, category.count])),
    ratings: facets.ratings.map((rating) => rating.count),
    price: facets.price,
    inStock: facets.inStock,
  };
}

it("answers every query like the reference filter, also while products are added, changed and removed", () => {
  let products = Array.from({ length: 300 }, (_, index) => someProduct(index));
  const image = new CatalogImage();
  image.apply(products);
  for (let round = 0; round < 20; round += 1) {
    for (let index = 0; index < 30; index += 1) {
      const query = someQuery();
      expect({ query, ...fromMemory(image, query) }).toEqual({ query, ...byHand(products, query) });
    }
    const gone = products.filter(() => draw(20) === 0).map(({ id }) => id);
    const changed = products.filter(({ id }) => !gone.includes(id) && draw(20) === 0);
    const written = [
      ...changed.map(({ id }, index) => ({ ...someProduct(index), id })),
      someProduct(1000 + round),
    ];
    image.apply(written, gone);
    products = [
      ...products.filter(({ id }) => !gone.includes(id) && !changed.some((one) => one.id === id)),
      ...written,
    ];
  }
});

it("puts the best match of a search first, sold-out products last, and skips products that are not loaded yet", () => {
  const image = new CatalogImage();
  const products = Array.from({ length: 5 }, (_, index) => ({
    ...someProduct(index),
    popularity: 1,
    price: index,
    inStock: index !== 3,
  }));
  image.apply(products);
  const [a, b, c, soldOut] = products.map(({ id }) => id) as [string, string, string, string];
  const likeness = new Map([[a, 0.4], [b, 0.9], [c, 0.5], [soldOut, 1], ["prod_unseen", 1]]); // prettier-ignore
  const ids = (query: object) => {
    const { page, count } = chooseProducts(image, productQuery.parse(query), { likeness, now: NOW });
    return [count, ...page.map(({ id }) => id)];
  };
  expect(ids({ q: "ring" })).toEqual([4, b, c, a, soldOut]);
  expect(ids({ q: "ring", sort: "price_asc" })).toEqual([4, a, b, c, soldOut]);
});
