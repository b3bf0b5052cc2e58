import type { Category } from "@bezak/contract/catalog.ts";
import { expect, test } from "vitest";
import { categoryLines } from "./category-lines.ts";

const category = (id: string, parentId: string | null = null): Category => ({
  id,
  slug: `${id}-slug`,
  name: { ru: id },
  icon: null,
  image: null,
  productCount: 1,
  parentId,
});

const categories = [
  category("bags"),
  category("handbags", "bags"),
  category("clutches", "bags"),
  category("watches"),
  category("smart", "watches"),
  category("empty"),
];

const counts = [
  ["bags", 3],
  ["watches", 9],
  ["handbags", 1],
  ["clutches", 2],
  ["smart", 9],
].map(([id, count]) => ({ id: String(id), slug: `${id}-slug`, name: { ru: "" }, count: Number(count) }));

const shown = (chosen?: string) =>
  categoryLines(categories, counts, chosen).map(({ category: { id }, level }) => `${level}${id}`);

test("lists only the first level while nothing is chosen, ordered by number of products, without empty ones", () => {
  expect(shown()).toEqual(["0watches", "0bags"]);
});

test.each(["bags-slug", "bags", "clutches-slug"])("expands the branch of %s", (chosen) => {
  expect(shown(chosen)).toEqual(["0watches", "0bags", "1clutches", "1handbags"]);
});

test("keeps the chosen category even when other filters leave no product in it", () => {
  expect(shown("empty-slug")).toContain("0empty");
});
