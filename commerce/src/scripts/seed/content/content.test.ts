import { sectionSources } from "@bezak/contract/section-sources.ts";
import { describe, expect, it } from "vitest";
import { categories } from "../catalog/categories.ts";
import { generateProducts } from "../catalog/generate.ts";
import { bannerSlugs } from "../pictures/banner-pictures.ts";
import { banners } from "./banners.ts";
import { sections } from "./sections.ts";

const products = generateProducts(20261121, new Date("2026-11-21T00:00:00Z"));
const slugs = new Set(categories.flatMap(({ slug, children }) => [slug, ...children.map((one) => one.slug)]));

function findProducts(slug: string) {
  const within = categories
    .find((department) => department.slug === slug)
    ?.children.map((child) => child.slug) ?? [slug];
  return products.filter(({ category }) => within.includes(category));
}

describe("banners", () => {
  it("exist for exactly the slugs that have pictures", () => {
    expect(banners.map(({ slug }) => slug)).toEqual([...bannerSlugs]);
  });

  it("link to a category that has the promised products", () => {
    for (const { link, subtitle } of banners) {
      const { pathname, searchParams } = new URL(link, "http://shop");
      const slug = pathname.replace("/category/", "");
      expect(slugs).toContain(slug);
      const sale = searchParams.get("filter") === "sales";
      const matching = findProducts(slug).filter(({ oldPrice }) => !sale || oldPrice !== null);
      expect(matching.length).toBeGreaterThan(5);
      const promised = Number(/(\d+) %/.exec(subtitle.ru)?.[1] ?? 0);
      const best = Math.max(...matching.map(({ price, oldPrice }) => 1 - price / (oldPrice ?? price)));
      expect(best * 100).toBeGreaterThanOrEqual(promised);
    }
  });
});

describe("sections", () => {
  it.each(sections)("$title.en has a source of its type that finds products", ({ type, source }) => {
    expect(sectionSources[type].parse(source)).toEqual(source);
    if (!("limit" in source) || type !== "products") return;
    const { brand, category } = source as { brand?: string[]; category?: string };
    const found = products.filter(
      (one) =>
        (!brand || brand.includes(one.brand)) &&
        (!category || findProducts(category).some((other) => other === one)),
    );
    expect(found.length).toBeGreaterThanOrEqual(6);
  });
});
