import type { CashCollector } from "@bezak/contract/payout-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { inTransaction } from "../users/sql.ts";

/**
 * Sets who collects the cash for a shop's future parcels; placed orders keep theirs. A repeat and an unknown shop change
 * nothing.
 */
export async function setCashCollector(
  container: MedusaContainer,
  { sellerId, collector, adminId }: { sellerId: string; collector: CashCollector; adminId: string },
): Promise<void> {
  const [changed] = await inTransaction(container, (sql) =>
    sql<{ id: string }>(
      `update seller set cash_collector = ?, updated_at = now()
       where id = ? and deleted_at is null and cash_collector <> ? returning id`,
      [collector, sellerId, collector],
    ),
  );
  if (!changed) return;
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  logger.info(`cash of shop ${sellerId} is collected by the ${collector}, set by ${adminId}`);
}
