import type { TranslatedText } from "../../../search/localized.ts";
import { expect, it } from "vitest";
import { categories } from "../catalog/categories.ts";
import { sellers } from "../catalog/sellers.ts";
import { generateProducts } from "../catalog/generate.ts";
import { pictureUrl } from "../pictures/spec.ts";
import { grownProduct } from "./grown-product.ts";
import { grownId, getNumber } from "./ids.ts";
import { getSources } from "./product-sources.ts";

const base = new Date("2026-11-26T00:00:00Z");
const demo = generateProducts(20261121, base);
const drawn = new Set(demo.flatMap(({ pictures }) => pictures.map(pictureUrl)));
const leaves = categories.flatMap(({ children }) => children.map(({ slug }) => slug));
const sources = getSources(
  {
    pictures: new Map([...drawn].map((url) => [url, {}])),
    categoryIds: new Map(leaves.map((slug) => [slug, slug])),
    sellers: new Map(sellers.map(({ slug }) => [slug, { id: slug, name: slug }])),
  },
  { seed: 7, base },
);
const products = Array.from({ length: 3_000 }, (_, place) => grownProduct(place + 1, sources));
const share = (test: (product: (typeof products)[number]) => boolean) =>
  products.filter(test).length / products.length;

it("is deterministic for a number, regardless of earlier products, and differs for another seed", () => {
  expect(grownProduct(1_500, sources)).toEqual(products[1_499]);
  expect(grownProduct(1_500, { ...sources, seed: 8 })).not.toEqual(products[1_499]);
});

it("has a unique slug, unique SKUs and a unique id", () => {
  const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length);
  unique(products.map(({ slug }) => slug));
  unique(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
  for (const { slug } of products) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(grownId("prod", 1_000_000)).toMatch(/^prod_[0-9A-Z]{26}$/);
  expect(getNumber(grownId("prod", 1_000_000))).toBe(1_000_000);
  expect(grownId("prod", 10) > grownId("prod", 9)).toBe(true);
});

it.each(["ru", "uz", "en"] as const)("rarely repeats a name: %s", (language) => {
  const names = products.map(({ name }) => name[language]);
  expect(new Set(names).size).toBeGreaterThan(0.98 * names.length);
});

it("writes Russian in Cyrillic, Uzbek in Latin with ʻ, English in plain letters", () => {
  const texts = products.flatMap(({ name, description, attributes }): TranslatedText[] => [
    name,
    description,
    ...attributes.flatMap((attribute) => [attribute.name, attribute.value]),
  ]);
  for (const { ru, uz, en } of texts) {
    expect(uz + en).not.toMatch(/[а-яё]/i);
    expect(uz).not.toMatch(/['‘’`]/);
    expect(`${ru}${uz}${en}`).not.toMatch(/undefined| {2}|^\s|\s$/);
  }
  expect(share(({ name }) => /[а-яё]/i.test(name.ru))).toBe(1);
});

it("covers every category and every shop, with pictures of the demo", () => {
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(leaves));
  expect(new Set(products.map(({ seller }) => seller))).toEqual(new Set(sellers.map(({ slug }) => slug)));
  for (const { pictures, variants } of products) {
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of [...pictures, ...variants.flatMap((variant) => variant.pictures)])
      expect(drawn).toContain(pictureUrl(picture));
  }
});

it("includes products that are sold out, reduced, new, with options and with reviews", () => {
  expect(share(({ variants }) => variants.every(({ stock }) => stock === 0))).toBeGreaterThan(0.02);
  expect(share(({ oldPrice }) => oldPrice !== null)).toBeGreaterThan(0.15);
  expect(share(({ variants }) => variants.length > 1)).toBeGreaterThan(0.08);
  expect(share(({ reviews }) => reviews.length > 0)).toBeGreaterThan(0.08);
  expect(share(({ createdAt }) => base.getTime() - createdAt.getTime() < 30 * 86_400_000)).toBeGreaterThan(
    0.01,
  );
  for (const { price, oldPrice, createdAt } of products) {
    expect(price).toBeGreaterThanOrEqual(35_000);
    expect(oldPrice ?? Infinity).toBeGreaterThan(price);
    expect(createdAt.getTime()).toBeLessThan(base.getTime());
  }
});
