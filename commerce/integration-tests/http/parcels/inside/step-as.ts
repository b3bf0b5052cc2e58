import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { cancelOrder } from "../../../../src/workflows/order/cancel-order.ts";
import { moveParcel } from "../../../../src/workflows/order/move-parcel.ts";

interface Step {
  orderId: string;
  parcelId: string;
  actor: "seller" | "admin";
  to: OrderStatus;
}

/** One step of a parcel by an actor; returns `done` or the error code. */
export default async (container: MedusaContainer, step: Step): Promise<string> => {
  const { orderId, parcelId, actor, to } = step;
  try {
    if (to === "cancelled") await cancelOrder(container, orderId, { parcelId, actor, reason: null });
    else await moveParcel(container, { orderId, parcelId, actor, to: to as "confirmed" });
    return "done";
  } catch (error) {
    return String((error as { code?: string }).code);
  }
};
