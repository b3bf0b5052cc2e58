import { safeCell } from "./safe-cell.ts";

/** Excel takes it for UTF-8 by its mark, and splits by the separator of Russian and Uzbek settings. */
export const csvStart = "\ufeff";

function field(cell: string): string {
  const safe = safeCell(cell);
  return /[";,\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]) => `${cells.map(field).join(";")}\r\n`;

/** A CSV file in pieces. */
export async function* writeCsv(
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): AsyncGenerator<string> {
  yield csvStart;
  for await (const row of rows) yield csvLine(row);
}
