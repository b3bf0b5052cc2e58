import { createWriteStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { findTableFormat } from "./table-format.ts";
import { TableProblem } from "./table-problem.ts";
import type { TableRow } from "./table-row.ts";
import { bookParts, rowsXml, writeTestWorkbook, type BookParts } from "./test-workbook.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bezak-tables-"));
  path = join(folder, "table");
});
afterAll(() => rm(folder, { recursive: true }));

async function all(rows: AsyncIterable<TableRow>): Promise<TableRow[]> {
  const list: TableRow[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

const readCells = async (rows: AsyncIterable<TableRow>) => (await all(rows)).map(({ cells }) => cells);
const getFault = (rows: AsyncIterable<TableRow>) =>
  all(rows).then(
    () => "none",
    (error: unknown) => (error instanceof TableProblem ? error.fault : error),
  );

async function csv(bytes: Buffer | string) {
  await writeFile(path, bytes);
  return readCsv(path);
}

const getCsv = (rows: string[][]) => pipeline(Readable.from(writeCsv(rows)), createWriteStream(path));
const getXlsx = (rows: string[][]) =>
  pipeline(
    writeXlsx(
      rows[0]!.map(() => ({ width: 10 })),
      rows,
    ),
    createWriteStream(path),
  );

async function book(parts: BookParts) {
  await writeTestWorkbook(path, parts);
  return readXlsx(path);
}

describe("CSV", () => {
  const text = "Название;Цена\r\nКольцо «Ay»;100000\r\n";
  const read = [
    ["Название", "Цена"],
    ["Кольцо «Ay»", "100000"],
  ];

  const swapped = (one: string) => Buffer.from(one, "utf16le").swap16();
  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with its mark", Buffer.from(`\ufeff${text}`)],
    ["UTF-16 with its mark", Buffer.from(`\ufeff${text}`, "utf16le")],
    ["UTF-16 without", Buffer.from(text, "utf16le")],
    ["UTF-16, the other way round", swapped(`\ufeff${text}`)],
    ["windows-1251", Buffer.from([...text].map((letter) => cp1251(letter)))],
  ])("is read in %s", async (_, bytes) => {
    expect(await readCells(await csv(bytes))).toEqual(read);
  });

  it.each([
    [",", 'a,b\n"1,5",2'],
    [";", 'a;b\n"1,5";2'],
    ["a tab", 'a\tb\n"1,5"\t2'],
    ["what Excel says", "sep=;\r\na;b\r\n1,5;2"],
  ])("is split at %s", async (_, written) => {
    expect(await readCells(await csv(written))).toEqual([
      ["a", "b"],
      ["1,5", "2"],
    ]);
  });

  it("is split by the separator of its heading, regardless of lines above it", async () => {
    expect((await readCells(await csv("\n# notes; more; notes\na,b\n1,2"))).slice(-2)).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  it("numbers rows as a spreadsheet does: counts empty rows, and a row with line breaks in a cell once", async () => {
    const rows = await all(await csv('a;b\n\n"one\ntwo";2\nlast;3'));
    expect(rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
      [1, "a"],
      [2, ""],
      [3, "one\ntwo"],
      [4, "last"],
    ]);
  });

  it("is rejected with a reason when it is not valid CSV", async () => {
    expect(await getFault(await csv(Buffer.from([0xff, 0xfe, 0x00, 0xd8])))).toBe("encoding");
    expect(await getFault(await csv(Buffer.from([1, 2, 3, 200, 201, 10])))).toBe("encoding");
    const odd = Buffer.concat([Buffer.from("SKU;Name\n"), Buffer.from([0x98, 0xff])]);
    expect(await getFault(await csv(odd))).toBe("encoding");
    expect(await getFault(await csv('a;b\n1;"never closed\n'))).toBe("broken_csv");
    expect(await getFault(await csv(`a;b\n1;${"x".repeat(5_000_000)}`))).toBe("cell_too_long");
    expect(await getFault(await csv(Array(300).fill("a").join(",")))).toBe("too_many_columns");
  });

  it("of only empty rows is rejected before its end", async () => {
    expect(await getFault(await csv(`a;b\n${"\n".repeat(100_000)}`))).toBe("too_many_rows");
  });

  it("is rejected at a row with too many cells before the end of that row", async () => {
    expect(await getFault(await csv(`${";".repeat(300)}${"x".repeat(5_000_000)}`))).toBe("too_many_columns");
  });
});

describe("XLSX", () => {
  it("is read with shared, inline and calculated texts, numbers, gaps and rows without numbers", async () => {
    const texts = `<sst><si><t>Кольцо</t></si><si><r><t>in </t></r><r><t xml:space="preserve">styles </t></r><rPh><t>no</t></rPh></si><si><t>_x000D_a_x005F_x0041_</t></si></sst>`;
    const rows = await book(
      bookParts(
        rowsXml(
          `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>` +
            `<row><c t="inlineStr"><is><t>own</t></is></c><c><v>1.25E6</v></c><c><v>12345678901234567</v></c></row>` +
            `<row r="9"><c r="B9"><f>A1*2</f><v>84</v></c><c r="C9"><f>A1*3</f></c><c r="D9" t="e"><v>#REF!</v></c><c r="AB9" t="s"><v>2</v></c></row>`,
        ),
        texts,
      ),
    );
    const [first, second, third] = await all(rows);
    expect(first).toEqual({ number: 2, cells: ["Кольцо", "", "in styles "], faults: {} });
    expect(second).toEqual({ number: 3, cells: ["own", "1250000", "1.2345678901234568e+16"], faults: {} });
    expect(third?.number).toBe(9);
    expect(third?.cells.slice(0, 4)).toEqual(["", "84", "", "#REF!"]);
    expect(third?.cells[27]).toBe("\ra_x0041_");
    expect(third?.faults).toEqual({ 2: "formula", 3: "error_value" });
  });

  it("shows calculated numbers as the spreadsheet does, and reports cells that it turned into dates", async () => {
    const formats = `<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy;@"/><numFmt numFmtId="165" formatCode="# ##0.00&quot; дней&quot;"/><numFmt numFmtId="166" formatCode="[h]:mm"/><numFmt numFmtId="167" formatCode="[Red]0_d"/></numFmts>`;
    const styles = `<styleSheet>${formats}<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${[0, 14, 164, 165, 166, 167].map((id) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs></styleSheet>`;
    const cells = [0, 1, 2, 3, 4, 5].map((style) => `<c s="${style}"><v>45429</v></c>`).join("");
    const sheet = rowsXml(
      `<row>${cells}<c t="d"><v>2026-11-22</v></c><c><v>110000.00000000001</v></c></row>`,
    );
    const [row] = await all(await book(bookParts(sheet, "<sst/>", styles)));
    expect(row?.faults).toEqual({ 1: "date", 2: "date", 4: "date", 6: "date" });
    expect(row?.cells[7]).toBe("110000");
  });

  it("is rejected when few shared texts expand to too much data", async () => {
    const texts = `<sst><si><t>${"x".repeat(79_000)}</t></si><si><t>${"y".repeat(1_500)}</t></si></sst>`;
    const row = (text: number, cells: number) => `<row>${`<c t="s"><v>${text}</v></c>`.repeat(cells)}</row>`;
    expect(await getFault(await book(bookParts(rowsXml(row(0, 3)), texts)))).toBe("none");
    expect(await getFault(await book(bookParts(rowsXml(row(0, 200)), texts)))).toBe("cell_too_long");
    expect(await getFault(await book(bookParts(rowsXml(row(1, 200).repeat(300)), texts)))).toBe("inflated");
  });

  it("is rejected with an impossible row number, an endless text or an oversized list of sheets", async () => {
    for (const number of ["99999999999", "2.5", "Infinity", "0", "-1"])
      expect(await getFault(await book(bookParts(rowsXml(`<row r="${number}"/>`))))).toBe("broken");
    const endless = `<worksheet><sheetData><row><c><v>${"1".repeat(2_000_000)}`;
    expect(await getFault(await book(bookParts(endless)))).toBe("cell_too_long");
    const lists = { ...bookParts(rowsXml("")), "xl/workbook.xml": Buffer.alloc(5_000_000, " ") };
    expect(await getFault(await book(lists))).toBe("inflated");
  });

  it("is rejected with a reason when it is broken, too large when unpacked or in the old format", async () => {
    await writeFile(path, Buffer.concat([Buffer.from("504b0304", "hex"), Buffer.alloc(500)]));
    expect(await getFault(readXlsx(path))).toBe("broken");
    expect(await getFault(await book({ "a.txt": "no book" }))).toBe("broken");
    expect(await getFault(await book(bookParts(rowsXml(`<row r="1"><c r="A1">`))))).toBe("broken");
    expect(await getFault(await book(bookParts(rowsXml(`<row><c t="s"><v>7</v></c></row>`))))).toBe("broken");
    const laughs = `<!DOCTYPE a [<!ENTITY b "ha">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>`;
    expect(await getFault(await book(bookParts(laughs)))).toBe("broken");
    expect(await getFault(await book(bookParts(Buffer.alloc(100_000_000, " "))))).toBe("inflated");
    expect(findTableFormat(Buffer.from("d0cf11e0a1b11ae1", "hex"))).toBe("old");
  });

  it("is rejected when a part unpacks to more than its declared size", async () => {
    await getXlsx([["a"], ...Array.from({ length: 20_000 }, (_, at) => [String(at)])]);
    const { readFile } = await import("node:fs/promises");
    const bytes = await readFile(path);
    // the size of the sheet in the zip's central directory: a thousand bytes
    const at = bytes.lastIndexOf("xl/worksheets/sheet1.xml") - 46 + 24;
    bytes.writeUInt32LE(1000, at);
    await writeFile(path, bytes);
    expect(await getFault(readXlsx(path))).toBe("broken");
  });
});

describe("written spreadsheets", () => {
  const cell = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 20 }),
    fc.constantFrom(
      "=1+1",
      "+998",
      "-5",
      "@a",
      "\ttab",
      "'=x",
      "''",
      "'",
      "a;b",
      'say "no"',
      "two\nlines",
      "_x0041_",
      "<b>&",
    ),
  );
  /** Removes characters that no table contains. */
  const whole = (text: string) => text.toWellFormed().replace(/(?!\n|\t)\p{Cc}/gu, "");
  const table = fc.array(fc.tuple(fc.constant("row"), cell.map(whole), cell.map(whole), fc.constant("end")), {
    minLength: 1,
    maxLength: 8,
  });

  it.each([
    ["CSV", getCsv, readCsv],
    ["XLSX", getXlsx, readXlsx],
  ])("%s", async (_, write, read) => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        await write(rows);
        expect(await readCells(read(path))).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  it("contain no formula", async () => {
    const { readFile } = await import("node:fs/promises");
    await getCsv([["=cmd|' /C calc'!A0", "+1", "-1", "@SUM(A1)", "plain"]]);
    expect(await readFile(path, "utf8")).toBe("\ufeff'=cmd|' /C calc'!A0;'+1;'-1;'@SUM(A1);plain\r\n");
  });
});

const cyrillic = new TextDecoder("windows-1251").decode(Uint8Array.from({ length: 256 }, (_, at) => at));

function cp1251(letter: string): number {
  return cyrillic.indexOf(letter);
}
