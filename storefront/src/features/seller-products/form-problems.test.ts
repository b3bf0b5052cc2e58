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

test("a product that is whole can be published", () => {
  expect(check()).toEqual({});
});

test("a draft needs a name and a category, and no more", () => {
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
])("a price of %s beside an old one of %s is wrong", (price, oldPrice, field) => {
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

test("a variant of a draft that has begun needs a price, or what is typed would be lost", () => {
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

test("the server's paths lead to the fields: it counts what it was sent", () => {
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
