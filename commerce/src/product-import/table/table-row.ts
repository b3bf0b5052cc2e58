/** A cell that holds no value of its own: a formula that was never calculated, `#REF!` and its like, or a date. */
export type CellFault = "formula" | "error_value" | "date";

/** A row of a table, whatever file it came in. */
export interface TableRow {
  /** as a spreadsheet counts, from 1, with the heading and rows that are empty */
  number: number;
  /** texts as they stand there; behind the last one there is nothing */
  cells: string[];
  /** by place in `cells`, from 0 */
  faults: Record<number, CellFault>;
}

export const tableLimits = {
  /** that a sheet can have, empty ones too */
  rows: 1_048_576,
  /** of a row; whatever has more is no list of goods */
  columns: 200,
  /** letters of a cell: more than the longest description has */
  cellLetters: 40_000,
  /** letters of a row: of some cells of the longest kind, not of all */
  rowLetters: 320_000,
  /** bytes of a sheet and of a book's shared texts when unpacked */
  inflatedBytes: 64 * 1024 * 1024,
  /** of a part that only says where others are */
  listBytes: 4 * 1024 * 1024,
} as const;

export const isEmptyRow = ({ cells, faults }: TableRow) =>
  cells.every((cell) => cell.trim() === "") && Object.keys(faults).length === 0;
