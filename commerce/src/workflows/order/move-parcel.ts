import { canMove, type OrderActor, type OrderStatus } from "@bezak/contract/order-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import { ShopError } from "../../shop-error.ts";
import { recordHandover } from "../payment/record-handover.ts";
import { refuseUnpaid } from "../payment/refuse-unpaid.ts";
import { workWithOrder } from "./cancel-order.ts";

export interface ParcelMove {
  orderId: string;
  parcelId: string;
  actor: Exclude<OrderActor, "buyer">;
  /** anything but cancelled, which gives stock and money back: that is `cancelOrder` */
  to: Exclude<OrderStatus, "pending" | "cancelled">;
  trackingNumber?: string;
  /** now, unless told (tests) */
  at?: Date;
}

/**
 * Moves a parcel one step on its way, alone on its order. Where it is already, it stays.
 * @throws ShopError 404 not_found, 409 conflict for a step the table does not have, 409 awaiting_payment
 */
export function moveParcel(container: MedusaContainer, move: ParcelMove): Promise<void> {
  const { orderId, parcelId, actor, to, trackingNumber, at = new Date() } = move;
  return workWithOrder(container, orderId, async () => {
    const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
    const [parcel] = await parcels.listSellerOrders({ id: [parcelId], order_id: [orderId] });
    if (!parcel) throw new ShopError(404, "not_found", "No such parcel");
    if (parcel.status === to) return;
    if (!canMove(actor, parcel.status, to)) throw notNow(parcel.status, to);
    // Also what was accepted: a gateway may have given the money back since, and the order is about to be called off.
    if (to !== "delivered") await refuseUnpaid(container, orderId);
    // Said before it happens: a process that dies here leaves a gateway that gives nothing back, not one that does.
    if (to === "delivered") await recordHandover(container, orderId, parcelId);
    const step = { status: to, at: at.toISOString(), actor };
    if (!(await parcels.moveParcel(parcelId, parcel.status, step, trackingNumber))) {
      throw notNow(parcel.status, to);
    }
  });
}

const notNow = (from: OrderStatus, to: OrderStatus) =>
  new ShopError(409, "conflict", `A parcel cannot go from ${from} to ${to}`);
