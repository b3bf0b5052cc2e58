import type { MedusaContainer } from "@medusajs/framework/types";
import { refuseStale } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { announceCategories } from "./announce-categories.ts";
import { childrenOf, lockTree, storeOrder } from "./category-tree.ts";
import { noSuchCategory } from "./check-category.ts";
import { readCategory } from "./read-categories.ts";
import { storeAttributes, storeFiscalCodes, swapImage } from "./store-category.ts";

/**
 * Deletes an empty category. Its row stays, marked as deleted: deleted products and former orders may refer to it.
 * @throws ShopError 404 category_not_found, 409 stale_version | category_not_empty
 */
export async function deleteCategory(
  container: MedusaContainer,
  id: string,
  version: string | undefined,
): Promise<void> {
  await inTransaction(container, (sql) => remove(container, sql, { id, version }));
  announceCategories();
}

async function remove(
  container: MedusaContainer,
  sql: Sql,
  { id, version }: { id: string; version: string | undefined },
): Promise<void> {
  const tree = await lockTree(sql);
  // a product that is being put into it is finished first
  const rows = await sql("select from product_category where id = ? and deleted_at is null for update", [id]);
  if (rows.length === 0) throw noSuchCategory();
  const category = await readCategory(sql, id);
  refuseStale(version, category);
  const { productCount, parentId, image } = category;
  if (productCount > 0 || childrenOf(tree, id).length > 0)
    throw new ShopError(409, "category_not_empty", "It has products or categories below it");
  await sql("update product_category set deleted_at = now(), updated_at = now() where id = ?", [id]);
  await storeOrder(
    sql,
    childrenOf(tree, parentId).flatMap((node) => (node.id === id ? [] : node.id)),
  );
  await storeAttributes(sql, id, []);
  await storeFiscalCodes(container, sql, { id, codes: null });
  await swapImage(container, sql, { id, before: image, after: null });
}
