import type { TranslatedText } from "../../../search/localized.ts";
import { describe, expect, it } from "vitest";
import { arts, motifs } from "../pictures/arts.ts";
import { categoryTiles } from "../pictures/category-tiles.ts";
import { categories } from "./categories.ts";
import { generateProducts } from "./generate.ts";
import { sellers } from "./sellers.ts";

const base = new Date("2026-11-21T00:00:00Z");
const products = generateProducts(20261121, base);
const leaves = categories.flatMap(({ children }) => children);

/** Every visible text, with its location. */
const texts: [where: string, text: TranslatedText][] = [
  ...[...categories, ...leaves].map(({ slug, name }): [string, TranslatedText] => [slug, name]),
  ...sellers.flatMap(({ slug, name, description }): [string, TranslatedText][] => [
    [slug, name],
    [slug, description],
  ]),
  ...products.flatMap(({ slug, name, description, attributes, variants }): [string, TranslatedText][] => [
    [slug, name],
    [slug, description],
    ...attributes.flatMap((attribute): [string, TranslatedText][] => [
      [slug, attribute.name],
      [slug, attribute.value],
    ]),
    ...variants.map(({ title }): [string, TranslatedText] => [slug, title]),
  ]),
];

/** Locations where `wrong` matches a text in the given languages. */
function findings(languages: (keyof TranslatedText)[], wrong: RegExp): string[] {
  return texts.flatMap(([where, text]) =>
    languages
      .filter((language) => wrong.test(text[language]))
      .map((language) => `${where}: ${text[language]}`),
  );
}

describe("demo catalogue", () => {
  it("has 400 products, six or more shops, and enough products with several variants", () => {
    expect(products).toHaveLength(400);
    expect(sellers.length).toBeGreaterThanOrEqual(6);
    expect(categories.length + leaves.length).toBeGreaterThanOrEqual(24);
    expect(products.filter(({ variants }) => variants.length > 1).length).toBeGreaterThan(100);
  });

  it("is the same for the same seed and differs for another", () => {
    expect(generateProducts(20261121, base)).toEqual(products);
    expect(generateProducts(7, base)).not.toEqual(products);
  });

  it("has unique slugs, SKUs and names in each language", () => {
    const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length);
    unique(products.map(({ slug }) => slug));
    unique([...categories, ...leaves].map(({ slug }) => slug));
    unique(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
    for (const language of ["ru", "uz", "en"] as const) unique(products.map(({ name }) => name[language]));
    for (const { slug } of products) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("has whole prices within the range and old prices above them for about a quarter", () => {
    for (const { price } of products) {
      expect(Number.isSafeInteger(price)).toBe(true);
      expect(price).toBeGreaterThanOrEqual(35_000);
      expect(price).toBeLessThanOrEqual(4_000_000);
    }
    const reduced = products.filter(({ oldPrice }) => oldPrice !== null);
    expect(
      reduced.every(({ price, oldPrice }) => Number.isSafeInteger(oldPrice) && (oldPrice ?? 0) > price),
    ).toBe(true);
    expect(reduced.length).toBeGreaterThan(80);
    expect(reduced.length).toBeLessThan(130);
  });

  it("puts every product in a known category and shop, and leaves none of them empty", () => {
    const sold = new Set(products.map(({ category }) => category));
    expect([...sold].sort()).toEqual(leaves.map(({ slug }) => slug).sort());
    expect(new Set(products.map(({ seller }) => seller))).toEqual(new Set(sellers.map(({ slug }) => slug)));
  });

  it("has some variants out of stock and some with few units left", () => {
    const stock = products.flatMap(({ variants }) => variants.map((variant) => variant.stock));
    expect(stock.filter((pieces) => pieces === 0).length).toBeGreaterThan(10);
    expect(stock.filter((pieces) => pieces >= 1 && pieces <= 3).length).toBeGreaterThan(30);
  });

  it("was created before the base date and within the last months", () => {
    for (const { createdAt } of products) {
      expect(createdAt.getTime()).toBeLessThan(base.getTime());
      expect(createdAt.getTime()).toBeGreaterThan(base.getTime() - 215 * 86_400_000);
    }
  });
});

describe("texts of the demo catalogue", () => {
  it("exist in three languages", () => {
    expect(findings(["ru", "uz", "en"], /^\s*$|undefined|null| {2}|^ | $/)).toEqual([]);
  });

  it("have no Cyrillic in uz and en", () => {
    expect(findings(["uz", "en"], /\p{Script=Cyrillic}/u)).toEqual([]);
  });

  it("have no word of both scripts in ru", () => {
    expect(
      findings(["ru"], /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u),
    ).toEqual([]);
  });

  it("write oʻ and gʻ with the letter ʻ, not with an apostrophe", () => {
    expect(findings(["uz"], /[og]['’‘`]/i)).toEqual([]);
  });

  it("write a product's ru name in Cyrillic and begin every name with a capital letter or a digit", () => {
    for (const { name } of products) {
      expect(name.ru).toMatch(/^[А-ЯЁ]/);
      for (const text of [name.uz, name.en]) expect(text).toMatch(/^[A-Z0-9]/);
    }
  });

  it("have descriptions of two to four sentences", () => {
    for (const { description } of products)
      for (const text of Object.values(description)) {
        const sentences = text.split(/[.!?](?:\s|$)/).filter(Boolean).length;
        expect(sentences, text).toBeGreaterThanOrEqual(2);
        expect(sentences, text).toBeLessThanOrEqual(5);
      }
  });
});

describe("pictures of the demo catalogue", () => {
  it("have one file per appearance, and every product has at least one", () => {
    const appearances = new Map<string, string>();
    for (const { pictures } of products) {
      expect(pictures.length).toBeGreaterThan(0);
      for (const { file, ...look } of pictures) {
        const known = appearances.get(file);
        if (known) expect(JSON.stringify(look)).toBe(known);
        appearances.set(file, JSON.stringify(look));
      }
    }
  });

  it("use only existing drawings and motifs", () => {
    for (const { art, look } of products.flatMap(({ pictures }) => pictures)) {
      expect(arts).toHaveProperty(art);
      if (["earrings", "longEarrings", "pendant", "brooch"].includes(art))
        expect(motifs).toHaveProperty(look.motif ?? "");
    }
  });

  it("include a tile for every category", () => {
    const tiles = categoryTiles(categories, products);
    for (const { slug } of [...categories, ...leaves]) expect(tiles.has(slug), slug).toBe(true);
  });
});
