import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Cancellation } from "../../modules/seller-order/cancellation.ts";
import { SELLER_ORDER_MODULE } from "../../modules/seller-order/index.ts";
import type { SellerOrderModuleService } from "../../modules/seller-order/service.ts";
import { isRefunded, recordRefund, refundAtGateway } from "./refund-at-gateway.ts";

/**
 * Gives back what a cancellation owes, once: the gateway is asked at most one time. What it refuses, or was asked by a
 * process that died before the answer came, is recorded as owed, for a person to look at.
 */
export async function refundCancellation(
  container: MedusaContainer,
  { id, order_id: orderId, refund_amount, refund_state }: Cancellation,
): Promise<void> {
  const parcels = container.resolve<SellerOrderModuleService>(SELLER_ORDER_MODULE);
  if (refund_state === "asked") {
    const given = await isRefunded(container, orderId, id);
    await parcels.moveRefund(id, "asked", given ? "done" : "owed");
    if (given) await recordRefund(container, orderId, id);
  }
  if (refund_state === "due" && (await parcels.moveRefund(id, "due", "asked"))) {
    const refused = await refundAtGateway(container, { orderId, amount: Number(refund_amount), note: id });
    if (refused) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`A refund of order ${orderId} is owed, the gateway did not give it back: ${refused}`);
    }
    await parcels.moveRefund(id, "asked", refused ? "owed" : "done");
    if (!refused) await recordRefund(container, orderId, id);
  }
  if (refund_state === "done") await recordRefund(container, orderId, id);
}
