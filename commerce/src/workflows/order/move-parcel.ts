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
  /** `cancelled` also returns stock and money: see `cancelOrder` */
  to: Exclude<OrderStatus, "pending" | "cancelled">;
  trackingNumber?: string;
  /** default: now (tests set it) */
  at?: Date;
}

/**
 * Moves a parcel to its next status, under the order's lock. A parcel that has this status already stays unchanged.
 * @throws ShopError 404 not_found, 409 conflict for a transition that is not permitted, 409 awaiting_payment
 */
export function moveParcel(container: MedusaContainer, move: ParcelMove): Promise<void> {
  return workWithOrder(container, move.orderId, () => moveUnderLock(container, move));
}

/** The same inside `workWithOrder`. */
export async function moveUnderLock(container: MedusaContainer, move: ParcelMove): Promise<void> {
  const { orderId, parcelId, actor, to, trackingNumber, at = new Date() } = move;
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  const [parcel] = await parcels.listSellerOrders({ id: [parcelId], order_id: [orderId] });
  if (!parcel) throw new ShopError(404, "not_found", "No such parcel");
  if (parcel.status === to) return;
  if (!canMove(actor, parcel.status, to)) throw notNow(parcel.status, to);
  // An accepted parcel is checked too: the gateway may have refunded the payment since, and a cancellation may
  // follow.
  if (to !== "delivered") await refuseUnpaid(container, orderId);
  // Recorded first: if the process dies here, the gateway refuses a refund; the reverse order would let it refund a
  // delivered order.
  if (to === "delivered") await recordHandover(container, orderId, parcelId);
  const step = { status: to, at: at.toISOString(), actor };
  if (!(await parcels.moveParcel(parcelId, parcel.status, step, trackingNumber))) {
    throw notNow(parcel.status, to);
  }
}

const notNow = (from: OrderStatus, to: OrderStatus) =>
  new ShopError(409, "conflict", `A parcel cannot go from ${from} to ${to}`);
