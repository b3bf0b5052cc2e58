import type { MedusaContainer } from "@medusajs/framework/types";
import type { PayoutRow } from "../../modules/seller-ledger/ledger-rows.ts";
import { PayoutStays } from "../../modules/seller-ledger/payout-repository.ts";
import { staleVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";
import { considerPayouts } from "./consider-payouts.ts";
import { viewSellerPayout } from "./payout-view.ts";

const conflict = (message: string) => new ShopError(409, "conflict", message);

/**
 * Makes a payout in place of a failed one, whose entries are available again, without waiting for the next sweep. Each failed
 * payout is replaced once: a repeat returns the same one, also with a former version.
 * @throws ShopError 404 payout_not_found, 409 stale_version, 409 conflict if it has not failed or the shop was paid since, 409
 * payout_not_ready if the shop cannot be paid now
 */
export async function repeatPayout(
  container: MedusaContainer,
  id: string,
  { actor, version }: { actor: string; version?: string },
) {
  const { payouts } = getSellerLedger(container);
  const failed = await payouts.one(id);
  if (!failed) throw new ShopError(404, "payout_not_found", "No such payout");
  const earlier = await readRepeat(container, id);
  if (earlier) return viewSellerPayout(container, earlier);
  // no lock: a failed payout changes no more
  if (version !== undefined && version !== failed.version)
    throw staleVersion(await viewSellerPayout(container, failed), version);
  return viewSellerPayout(container, await make(container, failed, actor));
}

async function readRepeat(container: MedusaContainer, id: string): Promise<PayoutRow | undefined> {
  const { payouts } = getSellerLedger(container);
  const repeat = (await payouts.one(id))?.repeatedBy;
  return repeat ? payouts.one(repeat.id) : undefined;
}

async function make(
  container: MedusaContainer,
  { id, sellerId, status }: PayoutRow,
  actor: string,
): Promise<PayoutRow> {
  if (status !== "failed") throw conflict(`A payout that is ${status} is not repeated`);
  const { at, settings, ready, leftOut } = await considerPayouts(container, actor);
  const shop = ready.find(({ seller }) => seller.id === sellerId);
  const payout =
    shop &&
    (await getSellerLedger(container)
      .payouts.make({
        sellerId,
        account: shop.account,
        held: shop.held,
        actor,
        at,
        minimum: settings.minimumPayout,
        intervalDays: settings.payoutIntervalDays,
        repeatOf: id,
      })
      .catch((error: unknown) => {
        if (error instanceof PayoutStays) throw conflict(error.message);
        throw error;
      }));
  // another process may have made it since it was read
  const made = payout ?? (await readRepeat(container, id));
  if (made) return made;
  const reason = leftOut.find(({ seller }) => seller.id === sellerId)?.reason ?? "below_minimum";
  throw new ShopError(409, "payout_not_ready", `The shop cannot be paid now: ${reason}`, { reason });
}
