import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_MODULE } from "../../modules/seller/index.ts";
import type { SellerModuleService } from "../../modules/seller/service.ts";
import { ShopError } from "../../shop-error.ts";
import { viewEntry } from "../finance/entry-view.ts";
import { sellerLedgerOf } from "./seller-ledger-of.ts";

export interface BalanceAdjustment {
  sellerId: string;
  /** whole sum, not zero */
  amount: number;
  /** an administrator's words, in whatever language; the shop reads them */
  note: string;
  actor: string;
  idempotencyKey?: string;
}

/**
 * Adds to or takes from a shop's balance. A repeat with its key is the same adjustment.
 * @throws ShopError 404 seller_not_found, 422 idempotency_mismatch
 */
export async function adjustBalance(container: MedusaContainer, adjustment: BalanceAdjustment) {
  const { sellerId, amount, note } = adjustment;
  const sellers = container.resolve<SellerModuleService>(SELLER_MODULE);
  const [seller] = await sellers.listSellers({ id: [sellerId] }, { select: ["id"] });
  if (!seller) throw new ShopError(404, "seller_not_found", "No such seller");
  const row = await sellerLedgerOf(container).adjust({ ...adjustment, note: { ru: note } });
  if (row.sellerId !== sellerId || row.amount !== amount || row.note?.ru !== note) {
    throw new ShopError(422, "idempotency_mismatch", "This Idempotency-Key was used for another adjustment");
  }
  return viewEntry(row, new Map());
}
