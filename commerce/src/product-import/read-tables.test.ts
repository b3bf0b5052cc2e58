import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnKeys, type FileColumn } from "./columns.ts";
import { headings } from "./export-cells.ts";
import { findColumns } from "./find-columns.ts";
import { joinRows, getKeys, type RowKeys } from "./join-rows.ts";
import { optionCell, readOptionCell } from "./option-text.ts";
import { readList, readNumber, readStatus, readWhole, readYesNo } from "./read-cells.ts";
import { readRow } from "./read-row.ts";
import { TableProblem } from "./table/table-problem.ts";
import { languages } from "../text/languages.ts";

const metal: CategoryAttribute = {
  key: "metal",
  kind: "text",
  unit: null,
  required: false,
  choices: [],
  name: { ru: "Металл", uz: "Metall", en: "Metal" },
};

const toRows = (titles: string[], ...rows: string[][]) => {
  const columns = findColumns(titles, () => true);
  return rows.map((cells, at) => readRow(columns, { number: at + 2, cells, faults: {} }));
};

describe("headings", () => {
  it.each(languages)("are recognized in %s, in any order", (language) => {
    const titles = headings([metal], language);
    const columns = findColumns(titles.toReversed(), () => true).toReversed();
    expect(columns.slice(0, columnKeys.length)).toEqual(columnKeys);
    expect(columns.at(-1)).toEqual({ attribute: metal.name[language] ?? "" });
  });

  it("distinguishes attributes with the same name in a language", () => {
    const material = { ...metal, key: "material", name: { ru: "Материал", uz: "Metall", en: "Material" } };
    const titles = headings([metal, material], "uz");
    expect(titles.slice(-2)).toEqual(["Xususiyat: Металл", "Xususiyat: Материал"]);
    expect(findColumns(titles, () => true)).toHaveLength(titles.length);
  });

  it("are recognized in any case, with any apostrophes and spaces", () => {
    expect(findColumns(["НАЗВАНИЕ", "narxi, so'm", "kategoriya", "атрибут : Металл"], () => true)).toEqual([
      "nameRu",
      "price",
      "category",
      { attribute: "Металл" },
    ] satisfies FileColumn[]);
  });

  it.each([
    [["SKU", "Foo", "Attribute: Taste"], "columns_unknown"],
    [["Name", "Stock"], "columns_missing"],
    [["SKU", "Артикул"], "columns_twice"],
    [["", ""], "no_columns"],
  ])("reject %j as %s", (titles, fault) => {
    expect(() => findColumns(titles, (name) => name !== "Taste")).toThrow(TableProblem);
    try {
      findColumns(titles, (name) => name !== "Taste");
    } catch (error) {
      expect((error as TableProblem).fault).toBe(fault);
    }
  });
});

describe("cells", () => {
  it.each([
    ["1 250 000", 1_250_000],
    ["1\u00a0250\u00a0000 сум", 1_250_000],
    ["1,250,000", 1_250_000],
    ["250000,00", 250_000],
    ["99000 so'm", 99_000],
    ["99000 soʼm", 99_000],
    ["-3", -3],
    ["1,5", "integer"],
    ["1 2", "number"],
    ["1e5", "number"],
    ["abc", "number"],
  ])("%s is %s", (cell, expected) => {
    const read = readWhole(cell);
    expect("value" in read ? read.value : read.fault).toBe(expected);
  });

  it("accept the usual notations of numbers, yes and no, statuses and lists", () => {
    expect(readNumber("2,5")).toEqual({ value: 2.5 });
    expect([1 / 3, 1e-7, -1e9].map((value) => readNumber(String(value)))).toEqual(
      [1 / 3, 1e-7, -1e9].map((value) => ({ value })),
    );
    expect(["да", "HA", "yo'q", "No", "1"].map((cell) => readYesNo(cell))).toEqual(
      [true, true, false, false, true].map((value) => ({ value })),
    );
    expect(readStatus("Eʼlon qilingan")).toEqual({ value: "published" });
    expect(readStatus("maybe")).toEqual({ fault: "status_word" });
    expect(readList("/files/a.webp, /files/b.webp\n/files/c.webp;/files/d.webp")).toHaveLength(4);
  });

  it("round-trip a text in three languages without loss", () => {
    const text = fc.string({ maxLength: 12 }).map((one) => one.trim());
    const other = text.map((one) => one || null);
    fc.assert(
      fc.property(text, other, other, (ru, uz, en) => {
        expect(readOptionCell(optionCell({ ru, uz, en }))).toEqual({ ru, uz, en });
      }),
    );
  });
});

describe("rows of one product", () => {
  const row = (number: number, keys: Partial<RowKeys>): RowKeys => ({
    number,
    ref: null,
    sku: null,
    joint: null,
    ...keys,
  });

  it("are grouped by id, SKU, key or name", () => {
    const { groups, problems } = joinRows(
      [
        row(2, { joint: "key:a", sku: "new" }),
        row(3, { sku: "a-1" }),
        row(4, { joint: "key:a", sku: "a-2" }),
        row(5, { ref: "prod_1" }),
        row(6, {}),
      ],
      new Map([
        ["a-1", "prod_1"],
        ["a-2", "prod_1"],
      ]),
      new Set(["prod_1"]),
    );
    expect([...groups.values()].map(({ group }) => group)).toEqual([2, 2, 2, 2, 6]);
    expect(groups.get(2)?.productId).toBe("prod_1");
    expect(problems.size).toBe(0);
  });

  it("report contradictions between id, SKU and key", () => {
    const { problems } = joinRows(
      [
        row(2, { sku: "x", joint: "key:a" }),
        row(3, { sku: "x" }),
        row(4, { sku: "y", joint: "key:a" }),
        row(5, { ref: "prod_9" }),
      ],
      new Map([
        ["x", "prod_1"],
        ["y", "prod_2"],
      ]),
      new Set(["prod_1", "prod_2"]),
    );
    expect([...problems].map(([number, [one]]) => [number, one?.fault])).toEqual([
      [4, "sku_elsewhere"],
      [3, "duplicate_sku"],
      [5, "product_unknown"],
    ]);
  });

  it("without a key are grouped by name only when they have options", () => {
    const [one, two] = toRows(
      ["Name", "Category", "Price", "Option 1", "Value 1"],
      ["Ring", "", "", "Size", "1"],
      ["Ring", "", ""],
    );
    expect([getKeys(one!).joint, getKeys(two!).joint]).toEqual(["name:ring", null]);
  });

  it("keep their id when all SKUs are removed", () => {
    const [one] = toRows(["ID", "SKU"], ["prod_1", "[empty]"]);
    expect(getKeys(one!)).toMatchObject({ ref: "prod_1", sku: null });
  });
});
