import { describe, expect, it } from "vitest";
import { buildProduct, placeProblems } from "./build-product.ts";
import { CategoryIndex } from "./category-index.ts";
import { attributeColumns, headings, productCells } from "./export-cells.ts";
import { findColumns } from "./find-columns.ts";
import {
  fingerprint,
  quickChange,
  withoutSameStock,
  toProductInput,
  type ProductForm,
} from "./product-form.ts";
import { readRow } from "./read-row.ts";
import { languages } from "../text/languages.ts";
import { columnTitle, problemText } from "./words/problem-texts.ts";

const named = (ru: string, uz = ru, en = ru) => ({ ru, uz, en });
const attribute = (
  key: string,
  kind: "text" | "number" | "choice" | "yes_no",
  name: string,
  words: string[] = [],
) => ({
  key,
  kind,
  name: named(name, `${name} uz`, `${name} en`),
  unit: null,
  required: false,
  choices: words.map((value) => ({ value, name: named(`${value} ru`, `${value} uz`, `${value} en`) })),
});

const rings = {
  id: "cat_rings",
  slug: "rings",
  name: named("Кольца", "Uzuklar", "Rings"),
  fiscal: null,
  attributes: [
    attribute("metal", "choice", "Металл", ["gold", "silver"]),
    attribute("weight", "number", "Вес"),
    attribute("boxed", "yes_no", "В коробке"),
    attribute("note", "text", "Заметка"),
  ],
};
const bags = { id: "cat_bags", slug: "bags", name: named("Сумки"), fiscal: null, attributes: [] };
const twin = { id: "cat_twin", slug: "rings-2", name: named("Кольца"), fiscal: null, attributes: [] };
const getIndex = (...list: (typeof rings | typeof bags)[]) =>
  new CategoryIndex(new Map(list.map((category) => [category.id, category])));
const book = getIndex(rings, bags);

const toRows = (titles: string[], ...rows: string[][]) => {
  const columns = findColumns(titles, () => true);
  return rows.map((cells, at) => readRow(columns, { number: at + 2, cells, faults: {} }));
};

const form: ProductForm = {
  id: "prod_1",
  version: 3,
  status: "published",
  categoryId: "cat_rings",
  brand: "Zarina",
  name: { ru: "Кольцо", uz: "Uzuk", en: null },
  description: { ru: "=1+1", uz: null, en: null },
  images: ["/files/uploads/a.webp", "/files/uploads/b.webp"],
  attributes: { metal: "gold", weight: 2.5, boxed: false, note: "[a] | b" },
  options: [
    { name: { ru: "Размер", uz: "Oʻlcham", en: null }, values: [{ ru: "16" }, { ru: "17", uz: "17 uz" }] },
    { name: { ru: "Цвет" }, values: [{ ru: "белый | серый" }] },
  ],
  variants: [
    {
      id: "v1",
      sku: "A-16",
      price: 100,
      oldPrice: 200,
      stock: 5,
      image: "/files/uploads/a.webp",
      options: { Размер: "16", Цвет: "белый | серый" },
    },
    {
      id: "v2",
      sku: null,
      price: 100,
      oldPrice: null,
      stock: 0,
      image: null,
      options: { Размер: "17", Цвет: "белый | серый" },
    },
  ],
  fiscal: { ikpu: "07117001001000000", packageCode: "1495086", vatPercent: 12 },
};

function toProblems(titles: string[], ...cells: string[][]) {
  const rows = toRows(titles, ...cells);
  const built = buildProduct(rows, form, book);
  return {
    rows,
    built,
    problems: [...built.problems].flatMap(([number, list]) =>
      list.map((one) => [number, one.column, one.fault]),
    ),
  };
}

describe("an import row of an existing product", () => {
  it.each(languages)("changes nothing when the product was exported in %s and read again", (language) => {
    const columns = attributeColumns(rings.attributes);
    const cells = productCells(form, columns, book, language);
    const { built, problems } = toProblems(headings(columns.values(), language), ...cells);
    expect(problems).toEqual([]);
    expect(fingerprint(built.product)).toBe(fingerprint(toProductInput(form)));
  });

  it("changes only what the spreadsheet contains", () => {
    const { built, problems } = toProblems(["SKU", "Price", "Stock"], ["a-16", "150", "9"]);
    expect(problems).toEqual([]);
    expect(quickChange(built.product, form)).toEqual({
      variants: [{ id: "v1", price: 150, stock: 9 }],
      products: [],
    });
    expect(withoutSameStock(built.product, form).variants?.map(({ stock }) => stock)).toEqual([9, undefined]);
    expect(built.rows).toEqual([2, null]);
  });

  it("leaves the present stock when the exported stock is unchanged in the file", () => {
    const stock = (...cells: string[]) =>
      toProblems(["SKU", "Stock", "Stock when exported"], ["A-16", ...cells]).built.product.variants?.[0]
        ?.stock;
    expect([stock("7", "7"), stock("7", "8"), stock("7", ""), stock("", "7")]).toEqual([5, 7, 7, 5]);
    const { built } = toProblems(
      ["ID", "SKU", "Price", "Value 1", "Value 2", "Stock", "Stock when exported"],
      ["prod_1", "A-18", "300", "18", "белый \\| серый", "4", "4"],
    );
    expect(built.product.variants?.[2]?.stock).toBe(4);
  });

  it("changes or removes a SKU when the row identifies the variant by its options", () => {
    const titles = ["ID", "SKU", "Option 1", "Value 1", "Option 2", "Value 2"];
    const white = ["Размер", "16", "Цвет", "белый \\| серый"];
    const skus = (...written: string[]) => {
      const { built } = toProblems(titles, ...written.map((sku) => ["prod_1", sku, ...white]));
      return built.product.variants?.map(({ id, sku }) => [id, sku]);
    };
    expect(skus("B-16")).toEqual([
      ["v1", "B-16"],
      ["v2", null],
    ]);
    expect(skus("[boʼsh]")).toEqual([
      ["v1", null],
      ["v2", null],
    ]);
    // the variant with the SKU takes precedence over the one with these options
    expect(skus("B-16", "A-16")).toEqual([
      ["v1", "A-16"],
      ["v2", null],
      [undefined, "B-16"],
    ]);
  });

  it("changes nothing of an exported product without a price or with a deleted category", () => {
    const [first, second] = form.variants;
    const odd = { ...form, categoryId: "cat_gone", variants: [{ ...first!, price: null }, second!] };
    const columns = attributeColumns(rings.attributes);
    const cells = productCells(odd, columns, book, "ru");
    const rows = toRows(headings(columns.values(), "ru"), ...cells);
    const built = buildProduct(rows, odd, book);
    expect([...built.problems]).toEqual([]);
    expect(fingerprint(built.product)).toBe(fingerprint(toProductInput(odd)));
    placeProblems(built, rows, { "variants.0.price": "number", variants: "most:1" });
    expect([...built.problems]).toEqual([
      [
        2,
        [
          { column: "price", fault: "required" },
          { column: null, fault: "variants_most", bound: "1" },
        ],
      ],
    ]);
  });

  it("keeps the value of an empty cell, and removes the value of a cell marked as empty", () => {
    const { built } = toProblems(
      ["SKU", "Brand", "Old price", "Pictures", "IKPU", "Attribute: Металл", "Attribute: Вес"],
      ["a-16", "", "[пусто]", "[empty]", "[boʻsh]", "[пусто]", ""],
    );
    const { product } = built;
    expect(product).toMatchObject({ brand: "Zarina", images: [], ikpu: null });
    expect(product.variants?.[0]?.oldPrice).toBeNull();
    expect(product.attributes).toEqual({ weight: 2.5, boxed: false, note: "[a] | b" });
    expect(quickChange(product, form)).toBeNull();
  });

  it("adds a variant when no existing one matches", () => {
    const { built, problems } = toProblems(
      ["ID", "SKU", "Price", "Value 1", "Value 2"],
      ["prod_1", "A-18", "300", "18", "белый \\| серый"],
    );
    expect(problems).toEqual([]);
    expect(built.product.variants).toHaveLength(3);
    expect(built.product.variants?.[2]).toMatchObject({
      sku: "A-18",
      price: 300,
      options: { Размер: "18", Цвет: "белый | серый" },
    });
    expect(built.product.options[0]?.values.map(({ ru }) => ru)).toEqual(["16", "17", "18"]);
    expect(built.product.options[0]?.name.uz).toBe("Oʻlcham");
  });
});

describe("problems of an import", () => {
  it("point to the row and column that a field comes from", () => {
    const rows = toRows(
      ["Key", "Name", "Category", "Price", "Option 1", "Value 1"],
      ["a", "Ring", "rings", "5", "Size", "1"],
      ["a", "", "", "6", "", "2"],
    );
    const built = buildProduct(rows, undefined, book);
    placeProblems(built, rows, {
      "variants.1.price": "max:3",
      "variants.0.sku": "sku_taken",
      "attributes.metal": "required",
      "images.2": "not_yours",
      "variants.1.options.Size": "required",
    });
    expect([...built.problems]).toEqual([
      [
        3,
        [
          { column: "price", fault: "max", bound: "3" },
          { column: "value1", fault: "required" },
        ],
      ],
      [
        2,
        [
          { column: "sku", fault: "sku_taken" },
          { column: "attribute:Металл", title: named("Металл", "Металл uz", "Металл en"), fault: "required" },
          { column: "images", fault: "not_yours" },
        ],
      ],
    ]);
  });

  it("name an attribute once, in the reader's language", () => {
    const columns = ["SKU", "Name", "Category", "Price", "Attribute: Металл uz", "Attribute: Вес"];
    const rows = toRows(columns, ["S", "Ring", "rings", "5", "wood", ""]);
    const built = buildProduct(rows, undefined, book);
    placeProblems(built, rows, { "attributes.metal": "required", "attributes.weight": "required" });
    const problems = built.problems.get(2) ?? [];
    const messages = (language: "ru" | "uz" | "en") =>
      problems.map((one) => `${columnTitle(one, language)}: ${problemText(one, language)}`);
    expect(messages("ru")).toEqual([
      "Атрибут: Металл uz: Выберите одно из: gold ru, silver ru",
      "Атрибут: Вес: Заполните",
    ]);
    expect(messages("uz")).toEqual([
      "Xususiyat: Металл uz: Birini tanlang: gold uz, silver uz",
      "Xususiyat: Вес uz: Toʻldiring",
    ]);
  });

  it("ask for the slug when a category name is ambiguous", () => {
    const two = getIndex(rings, twin);
    expect(two.find("кольца")).toEqual({ fault: "category_unclear", bound: "rings, rings-2" });
    expect(two.find("rings-2")).toEqual({ value: twin });
    expect(two.find("Украшения / uzuklar")).toEqual({ value: rings });
    expect(two.find("nowhere")).toEqual({ fault: "category_unknown" });
  });

  it("include a code that a spreadsheet has rounded to an exponent", () => {
    const { problems } = toProblems(["SKU", "IKPU"], ["a-16", "7.117001001e+15"]);
    expect(problems).toEqual([[2, "ikpu", "rounded"]]);
  });
});
