import { expect, it } from "vitest";
import { getAttributes, readAttributes } from "../../../workflows/product/attribute-values.ts";
import { categories } from "./categories.ts";
import { categoryAttributes } from "./category-attributes.ts";
import { generateProducts } from "./generate.ts";

const products = generateProducts(20261121, new Date("2026-11-21"));
const bySlug = categoryAttributes(products);

it("gives every demo product the required attributes of its category, so that it can be published", () => {
  for (const { category, slug, attributes } of products) {
    const department = categories.find(({ children }) => children.some((child) => child.slug === category));
    const definitions = [...(bySlug.get(department?.slug ?? "") ?? []), ...(bySlug.get(category) ?? [])];
    const values = getAttributes(definitions, { attributes });
    expect(readAttributes(definitions, values).problems, slug).toEqual({});
    expect(Object.keys(values), slug).toHaveLength(attributes.length);
    const lacking = definitions.filter(({ key, required }) => required && !(key in values));
    expect(lacking, slug).toEqual([]);
  }
});

it("uses unique keys and unique choice values", () => {
  for (const definitions of bySlug.values()) {
    const keys = definitions.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { choices } of definitions)
      for (const { value } of choices) expect(value).toMatch(/^[a-z0-9][a-z0-9_]*$/);
  }
});
