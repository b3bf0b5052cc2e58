import type { MedusaContainer } from "@medusajs/framework/types";
import type { ImportRow, StagedRow } from "../../modules/product-import/import-row.ts";
import { buildProduct, type BuiltProduct } from "../../product-import/build-product.ts";
import type { CategoryIndex } from "../../product-import/category-index.ts";
import type { FileColumn } from "../../product-import/columns.ts";
import type { ProductForm } from "../../product-import/product-form.ts";
import { readRow, type RowTexts } from "../../product-import/read-row.ts";
import { addProblem } from "../../product-import/row-problem.ts";

/** What every step of an import needs. */
export interface ImportWork {
  container: MedusaContainer;
  run: ImportRow;
  book: CategoryIndex;
}

/** The rows of one product. */
export interface RowGroup {
  group: number;
  productId: string | null;
  staged: StagedRow[];
  rows: RowTexts[];
}

export function getGroups({ run }: ImportWork, staged: readonly StagedRow[]): RowGroup[] {
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

/** The product that the rows describe; a deleted product is not created again. */
export function getProduct(
  { book }: ImportWork,
  { group, rows, productId }: RowGroup,
  forms: ReadonlyMap<string, ProductForm>,
): BuiltProduct {
  const form = productId === null ? undefined : forms.get(productId);
  const built = buildProduct(rows, form, book);
  if (productId !== null && !form) {
    const named = rows.find(({ texts }) => texts.id);
    const problem = named
      ? ({ column: "id", fault: "product_unknown" } as const)
      : ({ column: null, fault: "product_changed" } as const);
    addProblem(built.problems, named?.number ?? group, problem);
  }
  return built;
}
