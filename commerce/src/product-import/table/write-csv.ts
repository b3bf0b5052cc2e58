import { safeCell } from "./safe-cell.ts";

/** Excel recognizes UTF-8 by this mark, and splits by the separator of Russian and Uzbek settings. */
export const csvStart = "\ufeff";

function field(cell: string): string {
  const safe = safeCell(cell);
  return /[";,\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]) => `${cells.map(field).join(";")}\r\n`;

export async function* writeCsv(
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): AsyncGenerator<string> {
  yield csvStart;
  for await (const row of rows) yield csvLine(row);
}
