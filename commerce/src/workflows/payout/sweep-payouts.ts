import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { PayoutRow } from "../../modules/seller-ledger/ledger-rows.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";
import { considerPayouts } from "./consider-payouts.ts";

/**
 * Creates a payout for every shop that can have one, each in a transaction of its own. Any number of sweeps may run at once;
 * the second one finds no free entries of a shop. A failure does not affect the other shops. `actor`: id of an
 * administrator, or `TIMER`.
 * @throws Error when all of them failed
 */
export async function sweepPayouts(container: MedusaContainer, actor: string): Promise<PayoutRow[]> {
  const { payouts } = getSellerLedger(container);
  const { at, settings, ready } = await considerPayouts(container, actor);
  const made: PayoutRow[] = [];
  const failures: unknown[] = [];
  for (const { seller, account, held } of ready) {
    try {
      const payout = await payouts.make({
        sellerId: seller.id,
        account,
        held,
        actor,
        at,
        minimum: settings.minimumPayout,
        intervalDays: settings.payoutIntervalDays,
      });
      if (payout) made.push(payout);
    } catch (error) {
      failures.push(error);
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
      logger.error(`The payout of ${seller.id} failed: ${(error as Error).message}`);
    }
  }
  if (made.length === 0 && failures.length > 0) throw failures[0];
  return made;
}
