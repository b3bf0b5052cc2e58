import type { MedusaContainer } from "@medusajs/framework/types";
import { wentBack } from "../../modules/payment-ledger/attempt-state.ts";
import { isOurs, leaveAttempt, mayBeLeft } from "../../modules/payment-ledger/leave-attempt.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import { ShopError } from "../../shop-error.ts";
import { refuseDuringMaintenance } from "../marketplace-settings/maintenance.ts";
import type { LockedOrderRow } from "../../modules/payment-ledger/locked-order.ts";
import { getPayment } from "../order/order-rows.ts";
import { findOrderRow } from "../order/read-orders.ts";
import { readShop } from "../order/read-shop.ts";
import { underOrderLock } from "../order/settle-payment.ts";
import { alignAcceptTimes } from "../parcel/align-accept-times.ts";
import { paymentDeadline, isPrepaid } from "./payment-deadline.ts";
import { getLedger } from "./get-ledger.ts";
import { openHostedPage } from "./open-hosted-page.ts";

export interface PaymentStart {
  customerId: string;
  /** id or number */
  orderId: string;
  method: string;
  /** where the gateway sends the buyer afterwards: a path of our own site */
  returnUrl?: string;
}

/**
 * Sets how an unpaid order is paid; returns the order's id. Idempotent.
 * @throws ShopError 400 payment_method_unavailable, 404 order_not_found, 409 payment_in_progress | already_paid |
 * payment_closed, 429 too_many_requests, 503 gateway_unavailable | maintenance
 */
export async function startPayment(container: MedusaContainer, start: PaymentStart): Promise<string> {
  const { customerId, method, returnUrl } = start;
  await refuseDuringMaintenance(container);
  const row = await findOrderRow(container, customerId, start.orderId);
  const { id } = row;
  if (Number(getPayment(row)?.captured_amount ?? 0) > 0) throw paid();
  const providerId = `pp_${method}_${method}`;
  const { paymentProviders } = await readShop(container);
  if (!paymentProviders.includes(providerId)) {
    throw new ShopError(400, "payment_method_unavailable", `Payment by ${method} is not available`);
  }
  await underOrderLock(container, id, async () => {
    const packed = await isPacked(container, id);
    await getLedger(container).withOrder(id, async (order) => {
      if (!order) throw new ShopError(409, "payment_closed", "This order is not to be paid");
      const { method: before } = order.payable;
      // The courier collects cash for a parcel that was packed for cash on delivery.
      if (packed && !isPrepaid(before) && method !== before) throw closed();
      await choose(order, method, providerId);
    });
    await alignAcceptTimes(container, id);
  });
  if (method === "card") await openHostedPage(container, id, returnUrl);
  return id;
}

/** Read under the order's lock, since a shop may accept the order at the same moment. */
async function isPacked(container: MedusaContainer, orderId: string): Promise<boolean> {
  const parcels = await container
    .resolve<ParcelModuleService>(PARCEL_MODULE)
    .listSellerOrders({ order_id: [orderId] }, { select: ["id", "status"] });
  return parcels.some(({ status }) => status !== "pending" && status !== "cancelled");
}

async function choose(order: LockedOrderRow, method: string, providerId: string): Promise<void> {
  const { payable, holding } = order;
  if (holding?.state === "paid") throw paid();
  if (order.attempts.some(wentBack) || payable.closedAt) throw closed();
  if (payable.openUntil && new Date(payable.openUntil) <= new Date() && isPrepaid(payable.method))
    throw closed();
  const now = Date.now();
  if (holding && !mayBeLeft(holding, now)) {
    throw new ShopError(409, "payment_in_progress", "A payment of this order is under way", {
      expiresAt: holding.expiresAt,
    });
  }
  // A card form that is open with this method is continued.
  if (holding && !(method === payable.method && isOurs(holding))) await leaveAttempt(order, holding, now);
  if (method === payable.method) return;
  await order.choose(method, providerId, findOpenUntil(payable.openUntil, payable.method, method));
}

/** A deadline that was promised stays; an order that changes from cash gets the usual time. */
function findOpenUntil(before: Date | null, from: string, to: string): Date | null {
  if (!isPrepaid(to)) return null;
  return (isPrepaid(from) && before) || new Date(paymentDeadline(to, new Date()) ?? Date.now());
}

const paid = () => new ShopError(409, "already_paid", "This order is paid");
const closed = () => new ShopError(409, "payment_closed", "This order is not to be paid any more");
