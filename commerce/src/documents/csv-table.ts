import { safeCell } from "../product-import/table/safe-cell.ts";

/** Numbers are written as numbers, including negative ones; texts so that no spreadsheet treats them as formulas. */
export type CsvCell = string | number;

function written(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  const safe = safeCell(cell);
  return /[";,\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats a line including its end, with the separator of Russian and Uzbek settings. */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(written).join(";")}\r\n`;
