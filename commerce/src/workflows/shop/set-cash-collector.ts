import type { CashCollector } from "@bezak/contract/payout-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { refuseStale } from "../../shared/row-version.ts";
import { inTransaction } from "../users/sql.ts";
import { holdShop, renewShop, withCurrentShop, type ShopAct } from "./hold-shop.ts";

/**
 * Sets who collects the cash for a shop's future parcels; placed orders keep theirs. A repeat changes nothing.
 * @throws ShopError 404 seller_not_found, 409 stale_version with the shop as it is
 */
export async function setCashCollector(
  container: MedusaContainer,
  { collector, ...act }: ShopAct & { collector: CashCollector },
): Promise<void> {
  const { sellerId, adminId, version } = act;
  const changed = await withCurrentShop(container, act, () =>
    inTransaction(container, async (sql) => {
      const shop = await holdShop(sql, sellerId);
      if (shop.cashCollector === collector) return false;
      refuseStale(version, shop);
      await sql(`update seller set cash_collector = ?, ${renewShop} where id = ?`, [collector, sellerId]);
      return true;
    }),
  );
  if (!changed) return;
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  logger.info(`cash of shop ${sellerId} is collected by the ${collector}, set by ${adminId}`);
}
