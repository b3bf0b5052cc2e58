import type { ImportStatus, TableFormat } from "@bezak/contract/import-status.ts";

/** A row of `product_import`. */
export interface ImportRow {
  id: string;
  seller_id: string;
  customer_id: string;
  file_name: string;
  format: TableFormat;
  status: ImportStatus;
  rows: number | null;
  checked: number;
  written: number;
  created: number;
  updated: number;
  wrong: number;
  columns: { titles: string[]; list: unknown[] };
  failure: { fault: string; details: object } | null;
  created_at: Date | string;
  finished_at: Date | string | null;
}

export type NewImport = Pick<ImportRow, "seller_id" | "customer_id" | "file_name" | "format" | "columns">;

export const importColumns =
  "id, seller_id, customer_id, file_name, format, status, rows, checked, written, created, updated, wrong, columns, failure, created_at, finished_at";

/** A staged row of the file. */
export interface NewStagedRow {
  number: number;
  cells: string[];
  faults: object;
  ref: string | null;
  sku: string | null;
  joint: string | null;
}

export type StagedState = "staged" | "joined" | "ready" | "same" | "wrong" | "writing" | "written";

/** A row of `product_import_row`; `problems` is a list, or null. */
export interface StagedRow {
  number: number;
  cells: string[];
  faults: Record<number, never>;
  group_row: number;
  product_id: string | null;
  state: StagedState;
  kind: "create" | "update" | null;
  problems: { list: unknown[] } | null;
  version: number | null;
  tries: number;
}

export const stagedColumns =
  "number, cells, faults, group_row, product_id, state, kind, problems, version, tries";

/** Result of the rows of one product. */
export interface GroupOutcome {
  group: number;
  state: Exclude<StagedState, "staged">;
  kind?: "create" | "update" | null;
  productId?: string | null;
  version?: number | null;
  /** by row number */
  problems?: Record<number, unknown[]>;
}
