import { expect, it } from "vitest";
import { validateProduct, type ValidationContext } from "./validate-product.ts";
import type { StoredVariant } from "./stored-product.ts";
import type { ProductInput } from "./product-input.ts";

const size = (...values: string[]) => ({ name: { ru: "Размер" }, values: values.map((ru) => ({ ru })) });

const variant = (id: string, value: string, reserved = 0): StoredVariant => ({
  id,
  sku: null,
  price: 10,
  oldPrice: null,
  reserved,
  options: { Размер: value },
});

const stored: ValidationContext["stored"] = {
  id: "prod_1",
  status: "published",
  metadata: null,
  fiscal: null,
  images: [{ url: "a.webp", metadata: null }],
  variants: [variant("v1", "1", 2), variant("v2", "2")],
};

const category: ValidationContext["category"] = {
  id: "pcat_1",
  slug: "rings",
  name: { ru: "Кольца" },
  attributes: [],
  fiscal: { ikpu: "1".repeat(17), packageCode: "1", vatPercent: 12 },
};

const validate = (other: Partial<ProductInput>) =>
  validateProduct(
    {
      name: "Кольцо",
      description: { ru: "Серебро" },
      categoryId: "pcat_1",
      images: ["a.webp"],
      attributes: {},
      options: [size("1", "2")],
      status: "published",
      ...other,
    },
    { category, stored, ownFiles: [], takenSkus: new Set() },
  );

const written = (value: string, id?: string) => ({ id, options: { Размер: value }, price: 10, stock: 1 });

it("recognises variants by their ids and by their option values", () => {
  const { validated, problems } = validate({ variants: [written("2"), written("1", "v1")] });
  expect([problems, validated.variants.map(({ id }) => id), validated.removed]).toEqual([
    {},
    ["v2", "v1"],
    [],
  ]);
});

it("refuses to remove a variant with reserved stock and removes another", () => {
  expect(validate({ variants: [written("2")] }).problems).toEqual({ variants: "stock_reserved" });
  const { validated, problems } = validate({ variants: [written("1")] });
  expect([problems, validated.removed.map(({ id }) => id)]).toEqual([{}, ["v2"]]);
});

it("reports nothing else when options are wrong, since the variants are not known", () => {
  expect(validate({ options: [size("1", "1")], variants: [written("1")] }).problems).toEqual({
    "options.0.values.1.ru": "duplicate",
  });
  expect(validate({ variants: [] }).problems).toEqual({ variants: "required" });
});

it("leaves stock unchanged when it is not given", () => {
  const one = { options: [], variants: undefined, price: 10 };
  const only = (other: Partial<ProductInput>) => validate({ ...one, ...other }).validated.variants[0];
  expect(only({})).toMatchObject({ keepsStock: true, stock: null });
  expect(only({ stock: 3, shownStock: 3 })).toMatchObject({ keepsStock: true });
  expect(only({ stock: 3, shownStock: 4 })).toMatchObject({ keepsStock: false, stock: 3 });
  expect(only({ stock: 0 })).toMatchObject({ keepsStock: false, stock: 0 });
});
