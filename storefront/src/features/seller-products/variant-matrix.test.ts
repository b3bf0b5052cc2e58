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

test("makes a row of every combination of the values, in their order", () => {
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

test("gives the first value of a first option the former variant, and the others its price", () => {
  const rows = offeredRows({ ...fields, options: [option("Цвет", "Чёрный", "Белый")] });
  expect(rows[0]?.fields).toEqual(single);
  expect(rows[1]?.fields).toMatchObject({ price: "100000", stock: "", sku: "" });
  expect(rows[1]?.fields.id).toBeUndefined();
});

test("keeps existing variants when an option is added", () => {
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

test("restores the numbers of a value that is removed and added again", () => {
  const stored = toFields(sellerProduct(1));
  const [colour, size] = stored.options as [(typeof stored.options)[0], (typeof stored.options)[0]];
  const less = { ...stored, options: [{ ...colour, values: colour.values.slice(1) }, size] };
  expect(offeredRows(less)).toHaveLength(2);
  const back = { ...less, options: stored.options };
  expect(offeredRows(back).map(({ fields: row }) => row.id)).toEqual(
    sellerProduct(1).variants.map(({ id }) => id),
  );
});

test("fills a column of the offered combinations only", () => {
  const two = { ...fields, options: [option("Размер", "S", "M")] };
  const off = { ...noVariant, offered: false };
  const filled = filledColumn({ ...two, variants: { [comboKey(["M"])]: off } }, "price", "5000");
  expect(filled[comboKey(["S"])]?.price).toBe("5000");
  expect(filled[comboKey(["M"])]).toEqual(off);
});

test("converts a stored product to form values and back without loss", () => {
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

test("leaves variants without a price out of a draft, and variants that are not offered out of any request", () => {
  const open = { ...fields, single: noVariant, options: [option("Размер", "S", "M", "L")] };
  const variants = {
    [comboKey(["S"])]: { ...noVariant, price: "1000", stock: "1" },
    [comboKey(["L"])]: { ...noVariant, price: "1000", stock: "1", offered: false },
  };
  const body = toBody({ fields: { ...open, variants }, images: [], status: "draft", attributes: [] });
  expect(body.variants).toHaveLength(1);
  expect(body.variants?.[0]?.options).toEqual({ Размер: "S" });
});

test("sends attributes by their kind, and only those of the category", () => {
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
