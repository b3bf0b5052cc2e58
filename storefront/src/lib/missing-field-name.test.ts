import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import { expect, test } from "vitest";
import { missingFieldName } from "./missing-field-name.ts";

const material: CategoryAttribute = {
  key: "material",
  name: { ru: "Материал" },
  kind: "text",
  unit: null,
  required: true,
  choices: [],
};

test.each([
  ["description.ru", "sellerProducts.description"],
  ["attributes.material", "Материал"],
  ["attributes.unknown", "sellerProducts.missing.other"],
  ["images", "sellerProducts.missing.images"],
  ["variants", "sellerProducts.missing.variants"],
  ["variants.2.price", "sellerProducts.missing.variantNumbers"],
  ["variant red price", "sellerProducts.missing.variantNumbers"],
  ["ikpu", "sellerProducts.missing.ikpu"],
])("names the missing field %s", (path, name) => {
  const context = { attributes: [material], t: (key: string) => key, text: ({ ru }: { ru: string }) => ru };
  expect(missingFieldName(path, context)).toBe(name);
});
