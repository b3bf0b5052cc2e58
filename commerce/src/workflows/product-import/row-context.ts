import type { MedusaContainer } from "@medusajs/framework/types";
import type { ImportRow, StagedRow } from "../../modules/product-import/import-row.ts";
import { buildProduct, type BuiltProduct } from "../../product-import/build-product.ts";
import type { CategoryBook } from "../../product-import/category-book.ts";
import type { FileColumn } from "../../product-import/columns.ts";
import type { ProductForm } from "../../product-import/product-form.ts";
import { readRow, type RowTexts } from "../../product-import/read-row.ts";

/** What everything that is done with an import needs. */
export interface ImportWork {
  container: MedusaContainer;
  run: ImportRow;
  book: CategoryBook;
}

/** The rows of one product. */
export interface RowGroup {
  group: number;
  productId: string | null;
  staged: StagedRow[];
  rows: RowTexts[];
}

export function groupsOf({ run }: ImportWork, staged: readonly StagedRow[]): RowGroup[] {
  const columns = run.columns.list as FileColumn[];
  const groups = new Map<number, RowGroup>();
  for (const row of staged) {
    const group = groups.get(row.group_row) ?? {
      group: row.group_row,
      productId: null,
      staged: [],
      rows: [],
    };
    group.productId ??= row.product_id;
    group.staged.push(row);
    group.rows.push(readRow(columns, row));
    groups.set(row.group_row, group);
  }
  return [...groups.values()];
}

export const productOf = (
  { book }: ImportWork,
  { rows, productId }: RowGroup,
  forms: ReadonlyMap<string, ProductForm>,
): BuiltProduct => buildProduct(rows, productId === null ? undefined : forms.get(productId), book);
