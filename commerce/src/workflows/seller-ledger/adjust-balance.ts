import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_MODULE } from "../../modules/seller/index.ts";
import type { SellerModuleService } from "../../modules/seller/service.ts";
import { ShopError } from "../../shop-error.ts";
import { viewEntry } from "../finance/entry-view.ts";
import { viewAdjustments, type AdjustmentView } from "./adjustment-requests.ts";
import { getSellerLedger } from "./get-seller-ledger.ts";

export interface BalanceAdjustment {
  sellerId: string;
  /** whole sum, not zero */
  amount: Sum;
  /** the administrator's reason, in any language; the shop reads it */
  note: string;
  actor: string;
  idempotencyKey?: string;
}

/** The booked entry, or the request that waits for a second administrator. */
export type BalanceAdjusted = { entry: ReturnType<typeof viewEntry> } | { adjustment: AdjustmentView };

/**
 * Adds to or takes from a shop's balance; above the limit for one administrator it only creates a request. A repeat with
 * the same key is the same adjustment.
 * @throws ShopError 404 seller_not_found, 422 idempotency_mismatch
 */
export async function adjustBalance(
  container: MedusaContainer,
  adjustment: BalanceAdjustment,
): Promise<BalanceAdjusted> {
  const { sellerId, amount, note } = adjustment;
  const sellers = container.resolve<SellerModuleService>(SELLER_MODULE);
  const [seller] = await sellers.listSellers({ id: [sellerId] }, { select: ["id"] });
  if (!seller) throw new ShopError(404, "seller_not_found", "No such seller");
  const made = await getSellerLedger(container).adjustments.adjust({ ...adjustment, note: { ru: note } });
  const row = "entry" in made ? made.entry : made.request;
  const written = "entry" in made ? made.entry.note?.ru : made.request.note;
  if (row.sellerId !== sellerId || row.amount !== amount || written !== note) {
    throw new ShopError(422, "idempotency_mismatch", "This Idempotency-Key was used for another adjustment");
  }
  if ("entry" in made) return { entry: viewEntry(made.entry, new Map()) };
  const [view] = await viewAdjustments(container, [made.request]);
  return { adjustment: view! };
}
