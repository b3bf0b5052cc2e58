import { describe, expect, it } from "vitest";
import { document } from "../../test/catalog-documents.ts";
import type { CategoryRow } from "./document.ts";
import { discountPercent, toCard, toTree } from "./mapper.ts";

describe("a discount", () => {
  it.each([
    [90_000, 120_000, 25],
    [90_000, null, 0],
    [90_000, 90_000, 0],
    [90_000, 80_000, 0],
    [1, 1_000_000, 99],
    [999, 1000, 0],
  ])("for the price %i and the old price %s is %i percent", (price, oldPrice, percent) => {
    expect(discountPercent(price, oldPrice)).toBe(percent);
  });
});

it("marks a product as new for thirty days", () => {
  const created = Date.parse(document.createdAt);
  const day = 24 * 60 * 60 * 1000;
  expect(toCard(document, created + 29 * day).isNew).toBe(true);
  expect(toCard(document, created + 31 * day).isNew).toBe(false);
});

it("builds a tree of categories, sorted by rank below their parents", () => {
  const row = (id: string, parentId: string | null, rank: number): CategoryRow => ({
    id,
    slug: id,
    name: { ru: id },
    icon: null,
    image: null,
    productCount: 0,
    parentId,
    rank,
    featured: false,
  });
  const tree = toTree([row("b", null, 1), row("a2", "a", 1), row("a", null, 0), row("a1", "a", 0)]);
  expect(tree.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
    ["a", ["a1", "a2"]],
    ["b", []],
  ]);
});
