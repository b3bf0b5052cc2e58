import type { MedusaContainer } from "@medusajs/framework/types";
import { PayoutStays, type PayoutMove } from "../../modules/seller-ledger/payout-repository.ts";
import { ShopError } from "../../shop-error.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";
import { viewSellerPayouts } from "./payout-view.ts";

/**
 * Changes a payout's status as an administrator reports it from the bank; a repeat changes nothing.
 * @throws ShopError 404 payout_not_found, 409 conflict for a transition that is not permitted
 */
export async function movePayout(container: MedusaContainer, id: string, move: PayoutMove) {
  const moved = await getSellerLedger(container)
    .payouts.move(id, move)
    .catch((error: unknown) => {
      if (error instanceof PayoutStays) throw new ShopError(409, "conflict", error.message);
      throw error;
    });
  if (!moved) throw new ShopError(404, "payout_not_found", "No such payout");
  const [payout] = await viewSellerPayouts(container, [moved]);
  return payout!;
}
