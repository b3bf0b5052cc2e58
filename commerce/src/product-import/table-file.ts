import { Readable } from "node:stream";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import type { SentFile } from "../documents/send-file.ts";
import { numberColumns, type ColumnKey } from "./columns.ts";
import { writeCsv } from "./table/write-csv.ts";
import { writeXlsx } from "./table/write-xlsx.ts";

const wide = new Set<string>([
  "nameRu",
  "nameUz",
  "nameEn",
  "images",
  "descriptionRu",
  "descriptionUz",
  "descriptionEn",
]);

/**
 * Streams product rows as a file of this format, headings first. Rows are read on demand.
 * @param keys first columns; `others` follow them
 */
export function tableFile(
  format: TableFormat,
  name: string,
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  { keys, others }: { keys: readonly ColumnKey[]; others: number },
): SentFile {
  if (format === "csv") {
    return { type: "text/csv; charset=utf-8", name: `${name}.csv`, stream: Readable.from(writeCsv(rows)) };
  }
  const widths = Array.from({ length: keys.length + others }, (_, at) => {
    const key = keys[at];
    return { width: key && wide.has(key) ? 32 : 18, number: key !== undefined && numberColumns.has(key) };
  });
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { type, name: `${name}.xlsx`, stream: writeXlsx(widths, rows) };
}
