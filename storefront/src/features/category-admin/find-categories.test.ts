import { expect, test } from "vitest";
import { findCategories } from "./find-categories.ts";

const tree = [
  { id: "a", parentId: null, name: { ru: "Украшения", uz: "Taqinchoqlar" }, slug: "jewellery" },
  { id: "a1", parentId: "a", name: { ru: "Кольца золотые", uz: null }, slug: "rings" },
  { id: "b", parentId: null, name: { ru: "Сумки", en: "Bags" }, slug: "bags" },
];

test.each([
  ["КОЛЬЦА", ["a", "a1"]],
  ["золот кольц", ["a", "a1"]],
  ["taqin", ["a"]],
  ["rings", ["a", "a1"]],
  ["bags", ["b"]],
  ["сумки кольца", []],
  ["100%", []],
])("finds %s in every language and in slugs, with the categories above", (q, ids) => {
  expect([...findCategories(tree, q)].toSorted()).toEqual(ids);
});
