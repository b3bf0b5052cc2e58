import { CategoryChange, NewCategory } from "@bezak/contract/category-admin.ts";
import { administeredCategory } from "@bezak/contract/examples/category-admin.ts";
import { expect, test } from "vitest";
import type { Texts } from "../../i18n/texts.ts";
import {
  categoryProblems,
  newAttribute,
  newCategory,
  toCategoryChange,
  toCategoryFields,
  toCategoryProblems,
} from "./category-fields.ts";

const t = ((key: string) => key) as unknown as Texts;
const fields = toCategoryFields(administeredCategory);
const typed = (ru: string) => ({ ru, uz: "", en: "" });

test("sends nothing of an unchanged category, and only what was changed", () => {
  expect(toCategoryChange(fields, administeredCategory)).toEqual({});
  const change = toCategoryChange(
    { ...fields, featured: true, vat: "", ikpu: "", packageCode: "" },
    administeredCategory,
  );
  expect(change).toEqual({ featured: true, fiscalCodes: null });
  expect(CategoryChange.parse(change)).toEqual(change);
});

test("sends all attributes when one was changed", () => {
  const number = {
    ...newAttribute,
    key: "weight",
    name: typed("Вес"),
    kind: "number" as const,
    unit: typed("г"),
  };
  const change = toCategoryChange(
    { ...fields, attributes: [...fields.attributes, number] },
    administeredCategory,
  );
  expect(CategoryChange.parse(change).attributes).toMatchObject([
    { key: "material", choices: [{ value: "silver" }] },
    { key: "weight", unit: { ru: "г" } },
  ]);
});

test("sends a new category without a slug, which the server makes of the name", () => {
  const fresh = newCategory("pcat_0");
  expect(toCategoryChange(toCategoryFields(fresh), fresh)).toEqual({});
  const body = toCategoryChange({ ...toCategoryFields(fresh), name: typed(" Броши ") }, fresh);
  expect(NewCategory.parse(body)).toMatchObject({ name: { ru: "Броши" }, parentId: "pcat_0" });
  expect(body).not.toHaveProperty("slug");
});

test.each([
  ["name.ru", { name: typed(" ") }],
  ["slug", { slug: "Rings" }],
  ["slug", { slug: "" }],
  ["ikpu", { ikpu: "1" }],
  ["vat", { vat: "" }],
  ["packageCode", { packageCode: "" }],
  ["attributes.0.key", { attributes: [{ ...newAttribute, name: typed("Вес"), key: "Weight" }] }],
  [
    "attributes.0.choices",
    { attributes: [{ ...newAttribute, name: typed("Вес"), key: "w", kind: "choice" as const }] },
  ],
  [
    "attributes.1.key",
    { attributes: [fields.attributes[0]!, { ...newAttribute, name: typed("Вес"), key: "material" }] },
  ],
])("finds a wrong %s", (field, wrong) => {
  expect(Object.keys(categoryProblems({ ...fields, ...wrong }, false, t))).toEqual([field]);
});

test("accepts a complete category, and a new one without a slug", () => {
  expect(categoryProblems(fields, false, t)).toEqual({});
  expect(categoryProblems({ ...fields, slug: "" }, true, t)).toEqual({});
});

test("shows the server's errors at the fields of the form", () => {
  const errors = {
    "attributes.material.choices.silver": "in use",
    "attributes.size": "gone",
    "fiscalCodes.vatPercent": "rate",
    "attributes.0.name.ru": "empty",
    slug: "taken",
  };
  expect(toCategoryProblems(errors, fields, administeredCategory)).toEqual({
    "attributes.0.choices": "in use",
    attributes: "size: gone",
    vat: "rate",
    "attributes.0.name.ru": "empty",
    slug: "taken",
  });
});
