/** Code of why a whole file is rejected; its text is in `words/failure-texts.ts`. */
export type TableFault =
  | "empty"
  | "broken"
  | "broken_csv"
  | "old_format"
  | "encoding"
  | "too_many_rows"
  | "too_many_columns"
  | "inflated"
  | "no_columns"
  | "columns_unknown"
  | "columns_missing"
  | "columns_twice"
  | "cell_too_long"
  | "too_heavy";

/** Numbers and names for the text. */
export interface FaultDetails {
  /** the row as a spreadsheet numbers it, from 1 */
  row?: number;
  most?: number;
  /** column headings as in the file */
  names?: string[];
  /** keys of columns (columns.ts) */
  columns?: string[];
}

export class TableProblem extends Error {
  readonly fault: TableFault;
  readonly details: FaultDetails;

  constructor(fault: TableFault, details: FaultDetails = {}, cause?: unknown) {
    super(`The table cannot be read: ${fault}`, { cause });
    this.name = "TableProblem";
    this.fault = fault;
    this.details = details;
  }
}
