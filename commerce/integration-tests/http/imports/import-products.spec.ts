import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { readCsv } from "../../../src/product-import/table/read-csv.ts";
import { readXlsx } from "../../../src/product-import/table/read-xlsx.ts";
import { openImports, table, type Imports } from "./open-imports.ts";
import { readCells, xlsx } from "./table-files.ts";

let imports: Imports;
beforeAll(async () => void (imports = await openImports()));

/** A failed test leaves no import to the next, and imports of earlier tests do not count. */
afterEach(async () => {
  await imports.shop.db.query(
    "update product_import set status = 'cancelled' where status in ('checking', 'checked', 'running')",
  );
  await imports.shop.db.query("delete from shop_limit");
});

const heading =
  "Product key;SKU;Name (ru);Name (uz);Category;Price;Old price;Stock;Option 1: name;Option 1: value;Атрибут: Металл;Attribute: Weight";

describe("a file of new products", () => {
  it("is checked first, then written with its variants joined, and its attributes and texts stored", async () => {
    const sent = table(
      heading,
      "moon;MOON-16;Кольцо «Ай»;«Oy» uzugi;rings;250 000;300000;5;Размер | Oʻlcham | Size;16;Золото;2,5",
      "moon;MOON-17;;;;260000;;7;;17;;",
      "plain;PLAIN-1;Кольцо простое;;Uzuklar;99000 сум;;0;;;kumush;",
    );
    const checked = await imports.check(sent, "goods.csv");
    expect(checked).toMatchObject({
      status: "checked",
      rows: 3,
      checked: 3,
      created: 2,
      updated: 0,
      wrong: 0,
      written: 0,
    });
    expect(await imports.bySku("MOON-16")).toEqual([]);
    const { body } = await imports.move(checked.id, "start");
    expect(body.import.status).toBe("running");
    expect(await imports.reach(checked.id, "done")).toMatchObject({
      written: 3,
      created: 2,
      updated: 0,
      wrong: 0,
    });
    const [moon] = await imports.bySku("MOON-16");
    expect(moon).toMatchObject({
      title: "Кольцо «Ай»",
      status: "draft",
      choice: "16",
      price: 250000,
      old: "300000",
      stock: 5,
    });
    expect(moon?.metadata).toMatchObject({ attribute_values: { metal: "gold", weight: 2.5 } });
    expect((await imports.bySku("MOON-17"))[0]).toMatchObject({
      id: moon?.id,
      choice: "17",
      price: 260000,
      stock: 7,
    });
    expect((await imports.bySku("PLAIN-1"))[0]).toMatchObject({ price: 99000, stock: 0 });
    // a repeat of the start changes nothing
    expect((await imports.move(checked.id, "start")).body.import.status).toBe("done");
  });

  it("changes by SKU only the fields of its columns", async () => {
    const before = (await imports.bySku("MOON-16"))[0];
    const done = await imports.load(table("SKU;Stock;Price", "moon-16;50;255000", "MOON-17;7;260000"));
    expect(done).toMatchObject({ created: 0, updated: 1, wrong: 0, written: 2 });
    const [after] = await imports.bySku("MOON-16");
    expect(after).toMatchObject({ ...before, price: 255000, stock: 50, metadata: expect.anything() });
  });

  it.each(["csv", "xlsx"] as const)("is exported as %s and imported without a change", async (format) => {
    const { status, bytes } = await imports.file(`/export?format=${format}&language=uz`);
    expect(status).toBe(200);
    const { rows: before } = await imports.shop.db.query(
      "select id, metadata, updated_at from product order by id",
    );
    const done = await imports.load(bytes, `goods.${format}`);
    expect(done).toMatchObject({ created: 0, updated: 0, wrong: 0, format });
    expect(done.written).toBe(done.rows);
    const { rows: after } = await imports.shop.db.query(
      "select id, metadata, updated_at from product order by id",
    );
    expect(after).toEqual(before);
  });

  it("escapes what a spreadsheet would run, and unescapes it on import", async () => {
    const name = `=HYPERLINK("http://evil","x")`;
    await imports.load(
      await xlsx([
        ["SKU", "Name", "Category", "Price"],
        ["EVIL-1", name, "rings", "1000"],
      ]),
      "a.xlsx",
    );
    expect((await imports.bySku("EVIL-1"))[0]?.title).toBe(name);
    const { bytes } = await imports.file("/export?format=csv");
    expect(bytes.toString()).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`);
    expect((await readCells(bytes, readCsv)).some((cells) => cells.includes(name))).toBe(true);
  });

  it("has a template in each language, whose notes are not imported", async () => {
    for (const language of ["ru", "uz", "en"]) {
      for (const [format, read] of [
        ["csv", readCsv],
        ["xlsx", readXlsx],
      ] as const) {
        const { bytes } = await imports.file(`/template?format=${format}&language=${language}`);
        const rows = await readCells(bytes, read);
        expect(rows).toHaveLength(3);
        expect(new Set(rows.map(({ length }) => length > 20)).has(true)).toBe(true);
        // the workbook has the same cells
        if (format === (language === "uz" ? "csv" : "xlsx")) continue;
        expect(await imports.check(bytes, `template.${format}`)).toMatchObject({
          status: "failed",
          failure: expect.stringMatching(/no rows/),
        });
      }
    }
  });
});

describe("problems of a file", () => {
  it("are reported at their row and column, and the other rows can be imported", async () => {
    const checked = await imports.check(
      table(
        "SKU;Name;Category;Price;Old price;Stock;IKPU;Pictures;Status;Attribute: Metal;Attribute: Weight;Product ID",
        "W-1;Name;rings;0;;1",
        "W-2;Name;rings;1,5;;1",
        "W-3;Name;rings;-3;;1",
        "W-4;Name;rings;1000000000001;;1",
        "W-5;Name;rings;100;90;1",
        "W-6;Name;rings;100;;-1",
        "W-7;;rings;100;;1",
        "W-8;Name;nowhere;100;;1",
        "W-9;Name;rings;100;;1;123",
        "W-10;Name;rings;100;;1;;https://other.example/a.webp",
        "W-11;Name;rings;100;;1;;;maybe",
        "W-12;Name;rings;100;;1;;;;wood",
        "W-13;Name;rings;100;;1;;;;;heavy",
        "W-14;Name;bags;100;;1;;;;gold",
        "W-15;Name;rings;100;;1",
        "w-15;Other;rings;100;;1",
        "W-17;Name;rings;100;;1;;;;;;prod_unknown",
        `W-18;${"x".repeat(300)};rings;100;;1`,
        "W-19;<script>alert(1)</script>;rings;100;;1",
      ),
    );
    expect(checked).toMatchObject({ status: "checked", rows: 19, created: 2, updated: 0, wrong: 17 });
    const reported = checked.problems.map(({ row, column, text }) => `${row} ${column}: ${text}`);
    expect(reported).toEqual([
      "2 Price, UZS: At least 1",
      "3 Price, UZS: Must be a whole number",
      "4 Price, UZS: At least 1",
      "5 Price, UZS: At most 1000000000000",
      "6 Old price, UZS: The old price has to be above the price",
      "7 Stock, pcs: At least 0",
      "8 Name (ru): Fill it in",
      "9 Category: There is no such category",
      "10 IKPU: Not a valid value",
      "11 Pictures: This is not among the pictures you have uploaded to this shop",
      "12 Status: Write “draft” or “published”",
      "13 Attribute: Metal: Choose one of: Silver, Gold",
      "14 Attribute: Weight: Must be a number",
      "15 Attribute: Metal: This category has no such attribute",
      "17 SKU: Row 16 has this SKU already",
      "18 Product ID: The shop has no product with this ID",
      "19 Name (ru): At most 200 characters",
    ]);
    const errors = await imports.file(`/${checked.id}/errors?language=ru`);
    const rows = await readCells(errors.bytes, readCsv);
    expect(rows).toHaveLength(18);
    expect(rows[0]?.at(-1)).toBe("Что исправить");
    expect(rows[1]?.slice(0, 4)).toEqual(["W-1", "Name", "rings", "0"]);
    expect(rows[1]?.at(-1)).toBe("Цена, сум: Не меньше 1");
    await imports.move(checked.id, "start");
    expect(await imports.reach(checked.id, "done")).toMatchObject({ written: 2, created: 2, wrong: 17 });
    expect((await imports.bySku("W-19"))[0]?.title).toBe("<script>alert(1)</script>");
    // a corrected file still has the column of problems
    const corrected = rows
      .slice(0, 2)
      .map((cells, at) => cells.map((cell, place) => (at === 1 && place === 3 ? "5" : cell)).join(";"));
    expect(await imports.load(corrected.join("\n"))).toMatchObject({ created: 1, wrong: 0 });
  });

  it("keep all variants of a product out, and name the row", async () => {
    const checked = await imports.check(
      table(
        "Key;SKU;Name;Category;Price;Option 1;Value 1",
        "k;K-1;Name;rings;5;Size;1",
        "k;K-2;;;0;;2",
        "k;K-3;Another;;5;;2",
      ),
    );
    expect(checked).toMatchObject({ wrong: 3, created: 0 });
    expect(checked.problems.map(({ row, column }) => [row, column])).toEqual([
      [2, null],
      [3, "Price, UZS"],
      [4, "Name (ru)"],
      [4, "Option 1: value"],
    ]);
    await imports.move(checked.id, "cancel");
  });

  it.each([
    [
      "unknown columns",
      table("SKU;Name;Colour of the sky;Attribute: Taste", "a;b;c;d"),
      /«Colour of the sky», «Attribute: Taste»/,
    ],
    ["nothing at all", "\n\n", /no rows/],
    ["a broken zip", Buffer.concat([Buffer.from("504b0304", "hex"), Buffer.alloc(2000)]), /damaged/],
    ["an old book", Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2000)]), /old Excel/],
    [
      "10 001 rows",
      table("SKU;Stock", ...Array.from({ length: 10_001 }, (_, at) => `S-${at};1`)),
      /more than 10000 rows/,
    ],
  ])("a file with %s is not accepted", async (_, bytes, sentence) => {
    const { status, body } = await imports.send(bytes);
    expect([status, body.import.status]).toEqual([201, "failed"]);
    expect(body.import.failure).toMatch(sentence);
    const { rows } = await imports.shop.db.query("select 1 from product_import_row where import_id = $1", [
      body.import.id,
    ]);
    expect(rows).toEqual([]);
  });

  it("a file that is too large, or no spreadsheet, is rejected at once", async () => {
    expect(await imports.send(Buffer.alloc(21_000_000, "a"))).toMatchObject({
      status: 413,
      body: { code: "table_too_large" },
    });
    expect(await imports.send(Buffer.from("ffd8ffe000104a46", "hex"), "a.csv")).toMatchObject({
      status: 415,
    });
  });
});

describe("an import belongs to its shop", () => {
  it("and is open to its members who may sell only", async () => {
    const { id } = await imports.check(table("SKU;Stock", "MOON-16;9"));
    const { otherOwner, packer, guest, shop, path } = imports;
    for (const [method, what] of [
      ["GET", ""],
      ["POST", "/start"],
      ["POST", "/cancel"],
      ["GET", "/errors"],
    ] as const) {
      const call = (token?: string) => shop.commerce.call("" + method, `${path}/${id}${what}`, { token });
      expect([method, what, (await call(otherOwner.token)).status]).toEqual([method, what, 404]);
      expect([method, what, (await call(packer.token)).status]).toEqual([method, what, 403]);
      expect([method, what, (await call(guest.token)).status]).toEqual([method, what, 403]);
      expect([method, what, (await call()).status]).toEqual([method, what, 401]);
    }
    const list = await shop.commerce.call<{ count: number }>("GET", path, { token: otherOwner.token });
    expect(list.body.count).toBe(0);
    // another shop's SKU does not match here
    const form = new FormData();
    form.append("file", new Blob([table("SKU;Stock", "MOON-16;1")]), "a.csv");
    const other = await shop.commerce.form<{ import: { id: string } }>(path, form, otherOwner.token);
    expect(other.status).toBe(201);
    expect(await imports.send(table("SKU;Stock", "MOON-16;1"))).toMatchObject({
      status: 409,
      body: { code: "import_under_way" },
    });
    expect((await imports.move(id, "cancel")).body.import.status).toBe("cancelled");
    expect((await imports.move(id, "cancel")).body.import.status).toBe("cancelled");
    expect(await imports.move(id, "start")).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await imports.bySku("MOON-16"))[0]?.stock).toBe(50);
  });
});
