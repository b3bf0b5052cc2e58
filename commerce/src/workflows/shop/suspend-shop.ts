import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withIndexTable } from "../../search/index-table.ts";
import { removeShopDocuments } from "../../search/shop-documents.ts";
import { refuseStale } from "../../shared/row-version.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { announceShop } from "./announce-shop.ts";
import { holdShop, renewShop, withCurrentShop, type ShopAct } from "./hold-shop.ts";
import { renewLater } from "./renew-later.ts";

const note = (container: MedusaContainer, what: string) =>
  container.resolve(ContainerRegistrationKeys.LOGGER).info(what);

/**
 * Suspends a shop and, in the same transaction, removes its products from the catalogue; orders and payouts continue. Another
 * reason replaces the first and is sent to the owner as well; a repeat changes nothing.
 * @throws ShopError 404 seller_not_found, 409 stale_version with the shop as it is
 */
export async function suspendShop(
  container: MedusaContainer,
  { reason, ...act }: ShopAct & { reason: string },
): Promise<void> {
  const { sellerId, version } = act;
  const suspend = async (sql: Sql, table: string) => {
    const shop = await holdShop(sql, sellerId);
    if (shop.status === "suspended" && shop.reason === reason) return false;
    refuseStale(version, shop);
    await sql(
      `update seller set status = 'suspended', suspended_reason = ?, suspended_at = now(), ${renewShop} where id = ?`,
      [reason, sellerId],
    );
    if (shop.status === "active") await removeShopDocuments(sql, table, sellerId);
    return true;
  };
  const suspended = await withCurrentShop(container, act, () =>
    withIndexTable(container, (table) => inTransaction(container, (sql) => suspend(sql, table))),
  );
  if (suspended) note(container, `shop ${sellerId} was suspended by ${act.adminId}`);
  await announceShop(container, sellerId);
}

/**
 * Lets a suspended shop sell again; a job adds its products to the catalogue in batches.
 * @throws ShopError 404 seller_not_found, 409 stale_version with the shop as it is
 */
export async function resumeShop(container: MedusaContainer, act: ShopAct): Promise<void> {
  const { sellerId, version } = act;
  const resumed = await withCurrentShop(container, act, () =>
    inTransaction(container, async (sql) => {
      const shop = await holdShop(sql, sellerId);
      if (shop.status === "active") return false;
      refuseStale(version, shop);
      await sql(
        `update seller set status = 'active', suspended_reason = null, resumed_at = now(), ${renewShop} where id = ?`,
        [sellerId],
      );
      await renewLater(sql, sellerId);
      return true;
    }),
  );
  if (resumed) note(container, `shop ${sellerId} was resumed by ${act.adminId}`);
  await announceShop(container, sellerId);
}
