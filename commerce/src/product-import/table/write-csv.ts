import { csvRow, type CsvCell } from "../../documents/csv-table.ts";

/** Excel recognizes UTF-8 by this mark, and splits by the separator of Russian and Uzbek settings. */
export const csvStart = "\ufeff";

export async function* writeCsv(
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): AsyncGenerator<string> {
  yield csvStart;
  for await (const row of rows) yield csvRow(row);
}
