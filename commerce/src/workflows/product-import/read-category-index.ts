import type { MedusaContainer } from "@medusajs/framework/types";
import { CategoryIndex } from "../../product-import/category-index.ts";
import { readProductCategories } from "../product/read-category.ts";
import { inTransaction } from "../users/sql.ts";

/** All categories that may contain products; some dozens, so they are kept in memory. */
export function readCategoryIndex(container: MedusaContainer): Promise<CategoryIndex> {
  return inTransaction(container, async (sql) => {
    const rows = await sql<{ id: string }>(
      "select id from product_category where is_active and not is_internal and deleted_at is null order by rank, id",
    );
    return new CategoryIndex(
      await readProductCategories(
        sql,
        rows.map(({ id }) => id),
      ),
    );
  });
}
