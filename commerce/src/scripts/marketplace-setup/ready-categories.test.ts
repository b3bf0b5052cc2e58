import { NewCategory } from "@bezak/contract/category-admin.ts";
import { NewSection } from "@bezak/contract/content-admin.ts";
import { expect, it } from "vitest";
import { readyCategories } from "./ready-categories.ts";
import { readySections } from "./ready-sections.ts";

const tops = readyCategories.filter(({ above }) => above === null);

it("has categories in two levels that the API would accept, each with attributes of its own", () => {
  for (const { above, ...category } of readyCategories) {
    expect(NewCategory.safeParse(category).error, category.slug).toBeUndefined();
    expect(category.attributes?.length, category.slug).toBeGreaterThan(0);
    if (above !== null) expect(tops.map(({ slug }) => slug)).toContain(above);
  }
  expect(new Set(readyCategories.map(({ slug }) => slug)).size).toBe(readyCategories.length);
  expect([tops.length, readyCategories.length - tops.length]).toEqual([10, 32]);
});

it("gives no category a key that the category above it has too", () => {
  for (const { above, attributes = [] } of readyCategories) {
    const inherited = readyCategories.find(({ slug }) => slug === above)?.attributes ?? [];
    const keys = [...inherited, ...attributes].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

it("has texts of the attributes in three languages", () => {
  const texts = readyCategories.flatMap(({ name, attributes = [] }) => [
    name,
    ...attributes.flatMap((attribute) => [
      attribute.name,
      ...(attribute.choices ?? []).map((one) => one.name),
    ]),
  ]);
  for (const { ru, uz, en } of texts) expect([ru, uz, en].every(Boolean), ru).toBe(true);
});

it("has sections that the API would accept", () => {
  for (const section of readySections) expect(NewSection.safeParse(section).error).toBeUndefined();
});
