import { Readable } from "node:stream";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import type { Language } from "@bezak/contract/languages.ts";
import { limits } from "@bezak/contract/limits.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { CsvCell } from "../../documents/csv-table.ts";
import type { SentFile } from "../../documents/send-file.ts";
import { writeCsv } from "../../product-import/table/write-csv.ts";
import { writeXlsx } from "../../product-import/table/write-xlsx.ts";
import { ShopError } from "../../shop-error.ts";
import { tashkentDay } from "../../tashkent-days.ts";
import type { ExportColumn, ListExport } from "./list-export.ts";

/** Rows that are in memory at a time. */
const BATCH = 250;

export interface ExportWish<Choice> {
  choice: Choice;
  format: TableFormat;
  language: Language;
}

/**
 * Everything that a list finds, as a file that is read batch by batch while it is sent. What belongs to it is decided first,
 * by ids: a row that moves in the list meanwhile is in the file once, one that is deleted is left out.
 * @throws ShopError 400 export_too_large, and as the list does
 */
export async function exportList<Choice, Row>(
  container: MedusaContainer,
  list: ListExport<Choice, Row>,
  { choice, format, language }: ExportWish<Choice>,
): Promise<SentFile> {
  const ids = await list.findIds(container, choice, limits.exportRows + 1);
  if (ids.length > limits.exportRows)
    throw new ShopError(400, "export_too_large", `More than ${limits.exportRows} rows match`);
  const rows = readTable(container, list, { ids, choice, language });
  const name = `bezak-${list.name}-${tashkentDay(new Date())}.${format}`;
  if (format === "csv")
    return { type: "text/csv; charset=utf-8", name, stream: Readable.from(writeCsv(rows)) };
  const widths = list.columns.map(({ width = 18 }) => ({ width }));
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { type, name, stream: writeXlsx(widths, rows, { exact: true }) };
}

async function* readTable<Choice, Row>(
  container: MedusaContainer,
  { read, idOf, columns }: ListExport<Choice, Row>,
  { ids, choice, language }: { ids: readonly string[]; choice: Choice; language: Language },
): AsyncGenerator<CsvCell[]> {
  yield columns.map(({ title }) => title[language]);
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const rows = new Map((await read(container, batch, choice)).map((row) => [idOf(row), row]));
    for (const id of batch) {
      const row = rows.get(id);
      if (row !== undefined) yield columns.map((column) => writeCell(column, row, language));
    }
  }
}

function writeCell<Row>({ cell }: ExportColumn<Row>, row: Row, language: Language): CsvCell {
  const value = cell(row, language) ?? "";
  return typeof value === "object" ? value[language] : value;
}
