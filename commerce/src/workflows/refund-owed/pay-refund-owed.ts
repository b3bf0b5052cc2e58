import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { refuseStale } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { aloneGate, type MoneyGate } from "../approval/approval-limit.ts";
import { recordManualRefund } from "../payment/record-manual-refund.ts";
import { announceMove } from "../order/order-moved.ts";
import { findRefundOwed } from "./read-refunds-owed.ts";

export interface RefundPayment {
  id: string;
  /** of the transfer */
  reference: string;
  /** of the debt as the administrator saw it */
  version: string;
  /** id of the administrator */
  actor: string;
}

/**
 * Records that a person has paid a refund: books it once and notifies the buyer. A repeat changes nothing.
 * @throws ShopError 404 not_found, 409 stale_version with the debt when it has changed since it was read, 409 conflict when an
 * approved one has gone, 409 approval_required for a large one, 409 refund_recorded when it was paid with another reference
 */
export async function payRefundOwed(
  container: MedusaContainer,
  { id, reference, version, actor }: RefundPayment,
  gate: MoneyGate = aloneGate(container),
): Promise<{ id: string; amount: Sum; again: boolean }> {
  const { orderId, amount, again } = await recordManualRefund(container, {
    id,
    by: `${actor}: ${reference}`,
    async check(sum) {
      const now = await findRefundOwed(container, id);
      // what is approved is a debt as it was listed; it is not any more, e.g. when the gateway has given it back
      if (!now && gate.claim) throw new ShopError(409, "conflict", "Nothing is owed any more");
      if (now) refuseStale(version, now.shown);
      await gate.permit(sum);
    },
    along: gate.claim,
  });
  if (!again) await announceMove(container, orderId);
  return { id, amount, again };
}
