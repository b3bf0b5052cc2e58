import { expect, test } from "vitest";
import { sellerProduct } from "../../mocks/seller-product-fixtures.ts";
import { toBody, emptyFields, toFields, noText, noVariant, type ProductFields } from "./form-fields.ts";
import { combinationCount, comboKey, filledColumn, offeredRows } from "./variant-matrix.ts";

const option = (name: string, ...values: string[]) => ({
  key: name,
  name: { ...noText, ru: name },
  values: values.map((ru) => ({ ...noText, ru })),
});

const single = { ...noVariant, id: "var_1", price: "100000", stock: "7", sku: "A-1" };
const fields: ProductFields = {
  ...emptyFields,
  name: { ...noText, ru: "Сумка" },
  categoryId: "cat_0",
  single,
};

test("every combination of the values is a row, in their order", () => {
  const two = {
    ...fields,
    options: [option("Цвет", "Чёрный", "Белый"), option("Размер", "S", "M"), option("Пусто")],
  };
  expect(combinationCount(two.options)).toBe(4);
  expect(offeredRows(two).map(({ values }) => values.join(" "))).toEqual([
    "Чёрный S",
    "Чёрный M",
    "Белый S",
    "Белый M",
  ]);
  expect(combinationCount([])).toBe(0);
});

test("the first value of a first option is the very variant of before, the others begin with its price", () => {
  const rows = offeredRows({ ...fields, options: [option("Цвет", "Чёрный", "Белый")] });
  expect(rows[0]?.fields).toEqual(single);
  expect(rows[1]?.fields).toMatchObject({ price: "100000", stock: "", sku: "" });
  expect(rows[1]?.fields.id).toBeUndefined();
});

test("an option that is added keeps the variants that are there", () => {
  const stored = toFields(sellerProduct(1));
  const more = { ...stored, options: [...stored.options, option("Ремень", "Кожа", "Ткань")] };
  const ids = offeredRows(more).map(({ fields: row }) => row.id);
  expect(ids).toEqual([
    "var_1_00",
    undefined,
    "var_1_01",
    undefined,
    "var_1_10",
    undefined,
    "var_1_11",
    undefined,
  ]);
});

test("a value that is taken away and comes back has its numbers again", () => {
  const stored = toFields(sellerProduct(1));
  const [colour, size] = stored.options as [(typeof stored.options)[0], (typeof stored.options)[0]];
  const less = { ...stored, options: [{ ...colour, values: colour.values.slice(1) }, size] };
  expect(offeredRows(less)).toHaveLength(2);
  const back = { ...less, options: stored.options };
  expect(offeredRows(back).map(({ fields: row }) => row.id)).toEqual(
    sellerProduct(1).variants.map(({ id }) => id),
  );
});

test("a column is filled for what is offered, and nothing else", () => {
  const two = { ...fields, options: [option("Размер", "S", "M")] };
  const off = { ...noVariant, offered: false };
  const filled = filledColumn({ ...two, variants: { [comboKey(["M"])]: off } }, "price", "5000");
  expect(filled[comboKey(["S"])]?.price).toBe("5000");
  expect(filled[comboKey(["M"])]).toEqual(off);
});

test("what is stored comes out of the form as it went in", () => {
  const product = sellerProduct(1);
  const body = toBody({
    fields: toFields(product),
    images: product.images.map(({ url }) => url),
    status: "published",
    attributes: [],
  });
  expect(body.variants?.map(({ id, price, stock, sku }) => ({ id, price, stock, sku }))).toEqual(
    product.variants.map(({ id, price, stock, sku }) => ({ id, price, stock, sku })),
  );
  expect(body.variants?.map(({ options }) => options)).toEqual(product.choices.map(({ options }) => options));
  expect(body.options).toEqual(product.options);
  expect(body.price).toBeUndefined();
});

test("a draft is sent without variants that have no price yet; a variant that is off is never sent", () => {
  const open = { ...fields, single: noVariant, options: [option("Размер", "S", "M", "L")] };
  const variants = {
    [comboKey(["S"])]: { ...noVariant, price: "1000", stock: "1" },
    [comboKey(["L"])]: { ...noVariant, price: "1000", stock: "1", offered: false },
  };
  const body = toBody({ fields: { ...open, variants }, images: [], status: "draft", attributes: [] });
  expect(body.variants).toHaveLength(1);
  expect(body.variants?.[0]?.options).toEqual({ Размер: "S" });
});

test("attributes are sent as their kind, and only those of the category", () => {
  const typed = { ...fields, attributes: { weight: "1,5", handmade: "false", care: "  ", other: "x" } };
  const attribute = (key: string, kind: "number" | "yes_no" | "text") => ({
    key,
    kind,
    name: { ru: key },
    unit: null,
    required: false,
    choices: [],
  });
  const attributes = [
    attribute("weight", "number"),
    attribute("handmade", "yes_no"),
    attribute("care", "text"),
  ];
  const body = toBody({ fields: typed, images: [], status: "draft", attributes });
  expect(body.attributes).toEqual({ weight: 1.5, handmade: false });
});
