import { expect, test } from "vitest";
import type { Texts } from "../../i18n/texts.ts";
import { sellerProduct, terms } from "../../mocks/seller-product-fixtures.ts";
import { toBody, toFields, emptyFields, noVariant } from "./form-fields.ts";
import { formProblems, toProblems, variantPath } from "./form-problems.ts";
import { comboKey } from "./variant-matrix.ts";

const t: Texts = (key) => key;
const whole = toFields(sellerProduct(1));
const check = (fields = whole, publish = true) =>
  formProblems({ fields, imageCount: 1, terms: terms("cat_1"), publish }, t);

test("accepts a complete product for publishing", () => {
  expect(check()).toEqual({});
});

test("requires only a name and a category of a draft", () => {
  expect(Object.keys(check(emptyFields, false))).toEqual(["name.ru", "categoryId"]);
  expect(Object.keys(check(emptyFields))).toEqual(
    expect.arrayContaining([
      "name.ru",
      "categoryId",
      "description.ru",
      "price",
      "stock",
      "attributes.material",
    ]),
  );
});

test.each([
  ["0", "", "price"],
  ["-5", "", "price"],
  ["10.5", "", "price"],
  ["1000000000001", "", "price"],
  ["1e3", "", "price"],
  ["5000", "5000", "oldPrice"],
  ["5000", "4000", "oldPrice"],
])("rejects a price of %s with an old price of %s", (price, oldPrice, field) => {
  const fields = { ...whole, options: [], single: { ...noVariant, price, oldPrice, stock: "1" } };
  expect(Object.keys(check(fields, false))).toEqual([field]);
});

test("reports a duplicate SKU at the second one, in any case", () => {
  const keys = [comboKey(["Бирюзовый", "S"]), comboKey(["Чёрный", "M"])] as const;
  const put = (key: string, sku: string) => ({ ...whole.variants[key]!, sku });
  const variants = { ...whole.variants, [keys[0]]: put(keys[0], "abc"), [keys[1]]: put(keys[1], "ABC") };
  expect(check({ ...whole, variants })).toEqual({
    [variantPath(keys[1], "sku")]: "sellerProducts.wrong.skuTwice",
  });
});

test("requires a price for a variant of a draft with other values, which would be lost", () => {
  const [begun, other] = [comboKey(["Бирюзовый", "S"]), comboKey(["Чёрный", "M"])] as const;
  const variants = { ...whole.variants, [begun]: { ...noVariant, stock: "3" }, [other]: noVariant };
  expect(Object.keys(check({ ...whole, variants }, false))).toEqual([variantPath(begun, "price")]);
  const priced = { ...variants, [begun]: { ...noVariant, price: "5000" } };
  expect(check({ ...whole, variants: priced }, false)).toEqual({});
  const body = toBody({
    fields: { ...whole, variants: priced },
    images: [],
    status: "draft",
    attributes: [],
  });
  // variants without a stock are sent with zero
  expect(body.variants).toHaveLength(3);
  expect(body.variants?.[0]).toMatchObject({ price: 5000, stock: 0 });
});

test("reports a picture that could not be sent, also in a draft", () => {
  const given = { fields: whole, imageCount: 2, imageLost: true, terms: terms("cat_1"), publish: false };
  expect(formProblems(given, t)).toEqual({ images: "sellerProducts.wrong.imageLost" });
});

test("reports too many variants, an option without a name and one without values", () => {
  const values = Array.from({ length: 11 }, (_, index) => ({ ru: String(index), uz: "", en: "" }));
  const name = { ru: "", uz: "", en: "" };
  const options = [
    { key: "a", name, values },
    { key: "b", name: { ...name, ru: "Б" }, values },
    { key: "c", name: { ...name, ru: "б" }, values: [] },
  ];
  const found = check({ ...whole, options }, false);
  expect(found["variants"]).toBe("sellerProducts.wrong.variants");
  expect(found["option a name"]).toBe("sellerProducts.wrong.required");
  expect(found["option c name"]).toBe("sellerProducts.wrong.optionTwice");
  expect(found["option c values"]).toBe("sellerProducts.wrong.noValues");
});

test("finds the fields of the server's paths, which count the sent variants", () => {
  const first = comboKey(["Бирюзовый", "S"]);
  const variants = { ...whole.variants, [first]: { ...whole.variants[first]!, offered: false } };
  const texts = {
    "variants.0.sku": "taken",
    "variants.1.id": "gone",
    "options.1.values.0.ru": "wrong",
    "name.uz": "long",
  };
  expect(toProblems(texts, { ...whole, variants })).toEqual({
    [variantPath(comboKey(["Бирюзовый", "M"]), "sku")]: "taken",
    [variantPath(comboKey(["Чёрный", "S"]), "price")]: "gone",
    "option option-1 values": "wrong",
    "name.uz": "long",
  });
});
