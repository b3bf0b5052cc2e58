import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { inject } from "vitest";
import type { readCsv } from "../../../src/product-import/table/read-csv.ts";
import type { readXlsx } from "../../../src/product-import/table/read-xlsx.ts";
import { bookParts, writeTestWorkbook } from "../../../src/product-import/table/test-workbook.ts";
import { writeXlsx } from "../../../src/product-import/table/write-xlsx.ts";

/** A new address in the folder that is removed when the run ends. */
const newPath = async () => join(await mkdtemp(join(inject("filesDir"), "table-")), "table");

export async function xlsx(rows: string[][]): Promise<Buffer> {
  const path = await newPath();
  const columns = rows[0]!.map(() => ({ width: 10 }));
  await pipeline(writeXlsx(columns, rows), createWriteStream(path));
  return readFile(path);
}

/** A workbook with this sheet as its content, valid or not. */
export async function makeWorkbook(sheet: string | Buffer): Promise<Buffer> {
  const path = await newPath();
  await writeTestWorkbook(path, bookParts(sheet, "<sst/>"));
  return readFile(path);
}

/** The cells of a file, row by row. */
export async function readCells(bytes: Buffer, read: typeof readCsv | typeof readXlsx): Promise<string[][]> {
  const path = await newPath();
  await writeFile(path, bytes);
  const rows: string[][] = [];
  for await (const { cells } of read(path)) rows.push(cells);
  return rows;
}
