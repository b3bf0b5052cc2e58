import type { MedusaContainer } from "@medusajs/framework/types";
import type { Cancellation } from "../../modules/seller-order/cancellation.ts";
import { SELLER_ORDER_MODULE } from "../../modules/seller-order/index.ts";
import type { SellerOrderModuleService } from "../../modules/seller-order/service.ts";
import { cancellationDebt } from "../payment/read-debts.ts";
import { issueRefund } from "./issue-refund.ts";

/** Refunds what a cancellation owes, once; a job repeats the request while the gateway does not answer. */
export async function refundCancellation(
  container: MedusaContainer,
  cancellation: Cancellation,
): Promise<void> {
  if (cancellation.refund_state === "none") return;
  const parcels = container.resolve<SellerOrderModuleService>(SELLER_ORDER_MODULE);
  await issueRefund(container, cancellationDebt(parcels, cancellation));
}
