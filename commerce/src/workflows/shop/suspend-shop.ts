import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withIndexTable } from "../../search/index-table.ts";
import { removeShopDocuments } from "../../search/shop-documents.ts";
import { ShopError } from "../../shop-error.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { announceShop } from "./announce-shop.ts";
import { renewLater } from "./renew-later.ts";

const note = (container: MedusaContainer, what: string) =>
  container.resolve(ContainerRegistrationKeys.LOGGER).info(what);

async function lockShop(sql: Sql, sellerId: string): Promise<{ status: string }> {
  const [shop] = await sql<{ status: string }>(
    "select status from seller where id = ? and deleted_at is null for update",
    [sellerId],
  );
  if (!shop) throw new ShopError(404, "seller_not_found", "There is no such shop");
  return shop;
}

/**
 * Suspends a shop and, in the same transaction, removes its products from the catalogue; orders and payouts continue. A
 * repeat changes nothing, not even the reason.
 * @throws ShopError 404 seller_not_found
 */
export async function suspendShop(
  container: MedusaContainer,
  { sellerId, reason, adminId }: { sellerId: string; reason: string; adminId: string },
): Promise<void> {
  const suspended = await withIndexTable(container, (table) =>
    inTransaction(container, async (sql) => {
      const { status } = await lockShop(sql, sellerId);
      if (status === "suspended") return false;
      await sql(
        `update seller set status = 'suspended', suspended_reason = ?, suspended_at = now(), updated_at = now()
         where id = ?`,
        [reason, sellerId],
      );
      await removeShopDocuments(sql, table, sellerId);
      return true;
    }),
  );
  if (suspended) note(container, `shop ${sellerId} was suspended by ${adminId}`);
  await announceShop(container, sellerId);
}

/**
 * Lets a suspended shop sell again; a job adds its products to the catalogue in batches.
 * @throws ShopError 404 seller_not_found
 */
export async function resumeShop(
  container: MedusaContainer,
  { sellerId, adminId }: { sellerId: string; adminId: string },
): Promise<void> {
  const resumed = await inTransaction(container, async (sql) => {
    const { status } = await lockShop(sql, sellerId);
    if (status === "active") return false;
    await sql(
      `update seller set status = 'active', suspended_reason = null, resumed_at = now(), updated_at = now()
       where id = ?`,
      [sellerId],
    );
    await renewLater(sql, sellerId);
    return true;
  });
  if (resumed) note(container, `shop ${sellerId} was resumed by ${adminId}`);
  await announceShop(container, sellerId);
}
