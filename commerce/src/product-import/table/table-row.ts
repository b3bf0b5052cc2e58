/** Why a cell has no usable value: a formula that was never calculated, an error such as `#REF!`, or a date. */
export type CellFault = "formula" | "error_value" | "date";

/** A row of a table, whatever the file format. */
export interface TableRow {
  /** as a spreadsheet numbers it, from 1, including the heading and empty rows */
  number: number;
  /** texts as in the file; trailing empty cells are omitted */
  cells: string[];
  /** by index in `cells` */
  faults: Record<number, CellFault>;
}

export const tableLimits = {
  /** maximum of a sheet, including empty ones */
  rows: 1_048_576,
  /** per row; more is not a list of products */
  columns: 200,
  /** characters per cell: more than the longest description */
  cellLetters: 40_000,
  /** characters per row: some cells of maximum length, not all */
  rowLetters: 320_000,
  /** unpacked bytes of a sheet and of the shared texts */
  inflatedBytes: 64 * 1024 * 1024,
  /** unpacked bytes of a part that only lists other parts */
  listBytes: 4 * 1024 * 1024,
} as const;

export const isEmptyRow = ({ cells, faults }: TableRow) =>
  cells.every((cell) => cell.trim() === "") && Object.keys(faults).length === 0;
