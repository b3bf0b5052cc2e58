import type { Language } from "@bezak/contract/languages.ts";

/** Code of a problem of a row; its text is in `words/problem-texts.ts`. */
export type RowFault =
  | "required"
  | "unknown"
  | "invalid"
  | "text"
  | "number"
  | "integer"
  | "duplicate"
  | "above_price"
  | "not_yours"
  | "sku_taken"
  | "stock_reserved"
  | "product_hidden"
  | "min"
  | "max"
  | "shortest"
  | "longest"
  | "fewest"
  | "most"
  | "variants_most"
  | "duplicate_sku"
  | "sku_elsewhere"
  | "differs"
  | "formula"
  | "error_value"
  | "date"
  | "rounded"
  | "category_unknown"
  | "category_unclear"
  | "choice"
  | "yes_no"
  | "status_word"
  | "incomplete"
  | "attribute_foreign"
  | "product_unknown"
  | "product_changed"
  | "extra_cells"
  | "with_row"
  | "refused";

export interface RowProblem {
  /** key of a column, or `attribute:` and an attribute's name; null for the row as a whole */
  column: string | null;
  fault: RowFault;
  /** a limit, a row number, or the permitted choices */
  bound?: string | Record<Language, string>;
  /** name of the attribute, when the file has no column for it */
  title?: Record<Language, string>;
}

/** Problems by row number. */
export type RowProblems = Map<number, RowProblem[]>;

export function addProblem(problems: RowProblems, row: number, problem: RowProblem): void {
  problems.set(row, [...(problems.get(row) ?? []), problem]);
}
