import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findColumns } from "../find-columns.ts";
import { readNumber, readWhole } from "../read-cells.ts";
import { readTable, type ReadingBounds } from "./read-table.ts";
import { readXlsx } from "./read-xlsx.ts";
import { TableProblem } from "./table-problem.ts";
import { bookParts, rowsXml, writeTestWorkbook } from "./test-workbook.ts";

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bezak-hostile-"));
  path = join(folder, "table");
});
afterAll(() => rm(folder, { recursive: true }));

// The time limit under test is vitest's default of five seconds per test.

async function readFault(sheet: string | Buffer, styles?: string): Promise<unknown> {
  await writeTestWorkbook(path, bookParts(sheet, "<sst/>", styles));
  try {
    for await (const row of readXlsx(path)) expect(row.cells.length).toBeGreaterThan(0);
    return "none";
  } catch (error) {
    return error instanceof TableProblem ? error.fault : error;
  }
}

const nested = (depth: number) =>
  rowsXml(`<row><c><v>${"<a>".repeat(depth)}1${"</a>".repeat(depth)}</v></c></row>`);

it("reads nested elements up to the depth of real sheets and rejects deeper ones", async () => {
  expect(await readFault(nested(20))).toBe("none");
  expect(await readFault(nested(40))).toBe("broken");
});

it("rejects a sheet of twenty-one million nested elements quickly", async () => {
  expect(await readFault(Buffer.alloc(63 * 1024 * 1024, "<a>"))).toBe("broken");
});

it("reads number formats of 160,000 brackets quickly", async () => {
  const format = (id: number) => `<numFmt numFmtId="${id}" formatCode="${"[".repeat(160_000)}"/>`;
  const styles = `<styleSheet><numFmts>${format(164)}${format(165)}</numFmts></styleSheet>`;
  expect(await readFault(rowsXml(`<row><c><v>1</v></c></row>`), styles)).toBe("none");
});

it("rejects headings of forty thousand spaces quickly", () => {
  const heading = `a${" ".repeat(39_990)}b`;
  const headings = ["SKU", ...Array.from({ length: 8 }, (_, at) => `${heading}${at}`)];
  expect(() => findColumns(headings, () => true)).toThrow(
    expect.objectContaining({ fault: "columns_unknown" }) as Error,
  );
});

it("recognizes a heading with an attribute name of the maximum length", () => {
  const attribute = "я".repeat(180);
  expect(findColumns(["SKU", `Attribute : ${attribute}`], () => true)).toEqual(["sku", { attribute }]);
});

it("rejects a number cell of forty thousand spaces quickly", () => {
  const cell = `1${" ".repeat(39_990)}x`;
  for (let times = 0; times < 20; times++) {
    expect(readWhole(cell)).toEqual({ fault: "number" });
    expect(readNumber(cell)).toEqual({ fault: "number" });
  }
});

async function readAnswer(bounds?: ReadingBounds): Promise<unknown> {
  try {
    let count = 0;
    for await (const { cells } of readTable(path, "xlsx", bounds)) count += cells.length;
    return count;
  } catch (error) {
    return error instanceof TableProblem ? error.fault : error;
  }
}

it("reads a table in another process, which skips empty rows and reports why it stopped", async () => {
  const rows = "<row><c><v>1</v></c></row>".repeat(1000);
  await writeTestWorkbook(path, bookParts(rowsXml(`${rows}<row/><row><c><v>2</v></c><c><v>3</v></c></row>`)));
  expect(await readAnswer()).toBe(1002);
  await writeTestWorkbook(path, bookParts(rowsXml(`${rows}<row r="2"/>`)));
  expect(await readAnswer()).toBe("broken");
});

it("ends only the reading process when a table takes too much memory or time", async () => {
  const texts = `<sst>${"<si><t>a</t></si>".repeat(900_000)}</sst>`;
  await writeTestWorkbook(path, bookParts(rowsXml(""), texts));
  expect(await readAnswer({ megabytes: 16, milliseconds: 60_000 })).toBe("too_heavy");
  expect(await readAnswer({ megabytes: 256, milliseconds: 1 })).toBe("too_heavy");
}, 60_000);
