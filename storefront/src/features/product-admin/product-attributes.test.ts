import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import { administeredCategory } from "@bezak/contract/examples/category-admin.ts";
import { expect, test } from "vitest";
import { attributeFacts, findAttributes, findCategoryPath } from "./product-attributes.ts";

const attribute = (key: string, more: Partial<CategoryAttribute> = {}): CategoryAttribute => ({
  ...{ key, name: { ru: key.toUpperCase() }, kind: "text", unit: null, required: false, choices: [] },
  ...more,
});
const category = (
  id: string,
  parentId: string | null,
  attributes: CategoryAttribute[],
): AdministeredCategory => ({
  ...administeredCategory,
  id,
  parentId,
  attributes,
});

const weight = attribute("weight", { kind: "number", unit: { ru: "г" } });
const categories = [
  category("top", null, [attribute("size"), weight]),
  category("low", "top", [
    attribute("size", { kind: "choice", choices: [{ value: "m", name: { ru: "Средний" } }] }),
    attribute("washable", { kind: "yes_no" }),
  ]),
];

test("finds the attributes of a category and of those above it, of two with one key the lower one", () => {
  const path = findCategoryPath(categories, "low");
  expect(path.map(({ id }) => id)).toEqual(["top", "low"]);
  expect(findAttributes(path).map(({ key, kind }) => [key, kind])).toEqual([
    ["size", "choice"],
    ["weight", "number"],
    ["washable", "yes_no"],
  ]);
  expect(findCategoryPath(categories, "none")).toEqual([]);
});

test("shows the values by the kind of their attribute, unknown ones last under their key", () => {
  const values = { old: "x", washable: false, weight: 4.5, size: "m" };
  const context = { t: (key: string) => key, text: ({ ru }: { ru: string }) => ru };
  const facts = attributeFacts(values, findAttributes(findCategoryPath(categories, "low")), context);
  expect(facts.map(({ name, value }) => [name, value])).toEqual([
    ["SIZE", "Средний"],
    ["WEIGHT", "4,5\u00a0г"],
    ["WASHABLE", "sellerProducts.no"],
    ["old", "x"],
  ]);
});
