import type { MedusaContainer } from "@medusajs/framework/types";
import { CategoryIndex } from "../../product-import/category-index.ts";
import { readProductCategories } from "../product/read-category.ts";
import { inTransaction } from "../users/sql.ts";

/** Every category that goods can be put in; some dozens, so that all of them are held. */
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
