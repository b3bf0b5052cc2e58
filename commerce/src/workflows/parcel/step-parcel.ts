import type { ParcelStep } from "@bezak/contract/parcels.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { cancelOrder } from "../order/cancel-order.ts";
import { moveParcel } from "../order/move-parcel.ts";
import { findParcelRow } from "./read-parcels.ts";

/**
 * Changes the status of a shop's parcel, or cancels it; unchanged if it has the status already. Returns its id.
 * @throws ShopError 404 order_not_found, 409 conflict | too_late_to_cancel | awaiting_payment | payment_in_progress
 */
export async function stepParcel(
  container: MedusaContainer,
  sellerId: string,
  idOrNumber: string,
  { status: to, trackingNumber, reason }: ParcelStep,
): Promise<string> {
  const { id: parcelId, order_id: orderId, status } = await findParcelRow(container, sellerId, idOrNumber);
  if (to === "cancelled") {
    await cancelOrder(container, orderId, { parcelId, actor: "seller", reason: reason ?? null });
  } else if (to !== "pending") {
    await moveParcel(container, {
      orderId,
      parcelId,
      to,
      actor: "seller",
      trackingNumber: to === "shipped" ? (trackingNumber ?? undefined) : undefined,
    });
  } else if (status !== "pending") {
    throw new ShopError(409, "conflict", `A parcel cannot go from ${status} to pending`);
  }
  return parcelId;
}
