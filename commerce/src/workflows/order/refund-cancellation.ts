import type { MedusaContainer } from "@medusajs/framework/types";
import type { Cancellation } from "../../modules/seller-order/cancellation.ts";
import { SELLER_ORDER_MODULE } from "../../modules/seller-order/index.ts";
import type { SellerOrderModuleService } from "../../modules/seller-order/service.ts";
import { giveBack } from "./give-back.ts";

/** Gives back what a cancellation owes, once. */
export async function refundCancellation(
  container: MedusaContainer,
  { id, order_id: orderId, refund_amount, refund_state: state }: Cancellation,
): Promise<void> {
  if (state === "none") return;
  const parcels = container.resolve<SellerOrderModuleService>(SELLER_ORDER_MODULE);
  const move = (...step: [from: "due" | "asked", to: "asked" | "done" | "owed"]) =>
    parcels.moveRefund(id, ...step);
  await giveBack(container, { id, orderId, amount: Number(refund_amount), state, start: "due", move });
}
