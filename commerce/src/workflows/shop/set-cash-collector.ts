import type { CashCollector } from "@bezak/contract/payout-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { inTransaction } from "../users/sql.ts";

/**
 * Says who takes the cash of a shop's parcels at the door, for those that are ordered from now on: it is frozen with the
 * order. A repeat, and a shop that is not there, change nothing.
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
  logger.info(`cash of shop ${sellerId} is taken by the ${collector}, said ${adminId}`);
}
