import type { ColumnKey, FileColumn } from "./columns.ts";
import { nameOfColumn } from "./find-columns.ts";
import type { RowProblem } from "./row-problem.ts";
import type { TableRow } from "./table/table-row.ts";

/** The texts of a row by column; undefined for a column that the file lacks, "" for an empty cell. */
export interface RowTexts {
  number: number;
  texts: Partial<Record<ColumnKey, string>>;
  /** by the name in the heading; empty cells are omitted */
  attributes: { name: string; text: string }[];
  /** cells that contain no usable value */
  problems: RowProblem[];
}

export function readRow(columns: readonly FileColumn[], { number, cells, faults }: TableRow): RowTexts {
  const row: RowTexts = { number, texts: {}, attributes: [], problems: [] };
  columns.forEach((column, at) => {
    if (column === null || column === "note") return;
    const text = (cells[at] ?? "").trim();
    const fault = faults[at];
    if (fault) row.problems.push({ column: nameOfColumn(column), fault });
    if (typeof column === "string") row.texts[column] = text;
    else if (text !== "") row.attributes.push({ name: column.attribute, text });
  });
  if (cells.some((cell, at) => cell.trim() !== "" && (columns[at] ?? null) === null)) {
    row.problems.push({ column: null, fault: "extra_cells" });
  }
  return row;
}
