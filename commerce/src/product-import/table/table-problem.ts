/** Why a file as a whole cannot be taken, as a word; its sentence is in `words/failure-texts.ts`. */
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

/** Numbers and names that its sentence tells. */
export interface FaultDetails {
  /** the row of the table as a spreadsheet counts, from 1 */
  row?: number;
  most?: number;
  /** names of columns as they stand in the file */
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
