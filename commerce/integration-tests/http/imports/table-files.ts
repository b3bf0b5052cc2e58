import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { readCsv } from "../../../src/product-import/table/read-csv.ts";
import type { readXlsx } from "../../../src/product-import/table/read-xlsx.ts";
import { bookParts, writeTestWorkbook } from "../../../src/product-import/table/test-workbook.ts";
import { writeXlsx } from "../../../src/product-import/table/write-xlsx.ts";

const place = async () => join(await mkdtemp(join(tmpdir(), "bezak-imports-")), "table");

export async function xlsx(rows: string[][]): Promise<Buffer> {
  const path = await place();
  const columns = rows[0]!.map(() => ({ width: 10 }));
  await pipeline(writeXlsx(columns, rows), createWriteStream(path));
  return readFile(path);
}

/** A workbook with this sheet as its content, valid or not. */
export async function makeWorkbook(sheet: string | Buffer): Promise<Buffer> {
  const path = await place();
  await writeTestWorkbook(path, bookParts(sheet, "<sst/>"));
  return readFile(path);
}

/** The cells of a file, row by row. */
export async function readCells(bytes: Buffer, read: typeof readCsv | typeof readXlsx): Promise<string[][]> {
  const path = await place();
  await writeFile(path, bytes);
  const rows: string[][] = [];
  for await (const { cells } of read(path)) rows.push(cells);
  return rows;
}
