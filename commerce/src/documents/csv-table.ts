import { safeCell } from "../product-import/table/safe-cell.ts";

/** A number is written as one, below zero too; a text so that no spreadsheet takes it for a formula. */
export type CsvCell = string | number;

function written(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  const safe = safeCell(cell);
  return /[";,\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line with its end, split as spreadsheets of Russian and Uzbek settings do. */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(written).join(";")}\r\n`;
