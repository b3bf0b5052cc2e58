import type { MedusaContainer } from "@medusajs/framework/types";
import {
  PayoutChanged,
  PayoutStays,
  type PayoutMove,
} from "../../modules/seller-ledger/payout-repository.ts";
import { staleVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";
import { viewSellerPayout } from "./payout-view.ts";

/**
 * Changes a payout's status as an administrator reports it from the bank; a repeat changes nothing.
 * @throws ShopError 404 payout_not_found, 409 stale_version, 409 conflict for a transition that is not permitted
 */
export async function movePayout(container: MedusaContainer, id: string, move: PayoutMove) {
  const moved = await getSellerLedger(container)
    .payouts.move(id, move)
    .catch(async (error: unknown) => {
      if (error instanceof PayoutChanged)
        throw staleVersion(await viewSellerPayout(container, error.current), move.version);
      if (error instanceof PayoutStays) throw new ShopError(409, "conflict", error.message);
      throw error;
    });
  if (!moved) throw new ShopError(404, "payout_not_found", "No such payout");
  return viewSellerPayout(container, moved);
}
