import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction } from "../users/sql.ts";
import { showProducts } from "./show-products.ts";
import { endCheck, productVersion } from "./shown-parts.ts";
import { noSuchProduct } from "./write-product.ts";

/**
 * Removes a product from the shop. Its rows stay, marked as deleted: past orders, reviews and returns refer to them, its
 * pictures stay claimed, and its page says that it is gone.
 * @throws ShopError 404 product_not_found, also for another shop's product, a deleted one and another version than the given one
 */
export async function deleteProduct(
  container: MedusaContainer,
  sellerId: string,
  id: string,
  version?: string,
): Promise<void> {
  await inTransaction(container, async (sql) => {
    const gone = await sql(
      `update product set deleted_at = now(), updated_at = now() where id = ? and deleted_at is null
         and coalesce(?, ${productVersion}) = ${productVersion}
         and exists (select 1 from seller_seller_product_product owned
                     where owned.product_id = product.id and owned.seller_id = ? and owned.deleted_at is null)
       returning id`,
      [id, version ?? null, sellerId],
    );
    if (gone.length === 0) throw noSuchProduct();
    await sql(
      "update product_variant set deleted_at = now(), updated_at = now() where product_id = ? and deleted_at is null",
      [id],
    );
    await endCheck(sql, id);
  });
  await showProducts(container, [id]);
}
