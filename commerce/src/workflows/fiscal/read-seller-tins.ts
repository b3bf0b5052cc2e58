import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/**
 * The shops' tax numbers, by product id: the INN (9 digits) or PINFL (14) of the shop's payout account. Shops without one
 * are left out. One statement.
 */
export async function readSellerTins(
  container: MedusaContainer,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select owned.product_id as "productId", seller.payout_account ->> 'tin' as tin
     from seller_seller_product_product owned
     join seller on seller.id = owned.seller_id and seller.deleted_at is null
     where owned.product_id = any(?::text[]) and owned.deleted_at is null
       and seller.payout_account ->> 'tin' is not null`,
    [[...new Set(productIds)]],
  )) as { rows: { productId: string; tin: string }[] };
  return new Map(rows.map(({ productId, tin }) => [productId, tin]));
}
