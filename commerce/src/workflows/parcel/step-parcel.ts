import type { ParcelStep } from "@bezak/contract/parcels.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import type { MoneyGate } from "../approval/approval-limit.ts";
import { cancelUnderLock, workWithOrder } from "../order/cancel-order.ts";
import { moveUnderLock } from "../order/move-parcel.ts";
import type { ShopParcelRow } from "./parcel-rows.ts";

export interface StepBy extends ParcelStep {
  actor: "seller" | "admin";
  /** runs first, under the order's lock */
  check?: () => Promise<void>;
  /** of an administrator's cancellation */
  gate?: MoneyGate;
}

/**
 * Changes the status of a parcel, or cancels it; unchanged if it has the status already.
 * @throws ShopError 409 conflict | too_late_to_cancel | awaiting_payment | payment_in_progress
 */
export function stepParcel(
  container: MedusaContainer,
  { id: parcelId, order_id: orderId, status }: Pick<ShopParcelRow, "id" | "order_id" | "status">,
  { status: to, trackingNumber, reason, actor, check, gate }: StepBy,
): Promise<void> {
  return workWithOrder(container, orderId, async () => {
    await check?.();
    if (to === "cancelled") {
      await cancelUnderLock(container, orderId, { parcelId, actor, reason: reason ?? null, gate });
    } else if (to !== "pending") {
      const tracking = to === "shipped" ? (trackingNumber ?? undefined) : undefined;
      await moveUnderLock(container, { orderId, parcelId, to, actor, trackingNumber: tracking });
    } else if (status !== "pending") {
      throw new ShopError(409, "conflict", `A parcel cannot go from ${status} to pending`);
    }
  });
}
