import type { MedusaContainer } from "@medusajs/framework/types";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import { carryOutCancellation } from "./carry-out-cancellation.ts";
import { forecastPlan } from "./forecast-cancellation.ts";
import { announceMove } from "./order-moved.ts";
import { planCancellation, refundedByAdministrators, type CancelRequest } from "./plan-cancellation.ts";
import { readOrderRow } from "./read-orders.ts";
import { abandonPaymentForm } from "../payment/abandon-payment-form.ts";
import { freezePayable } from "../payment/freeze-payable.ts";
import { bookLedgerPayment } from "../payment/book-ledger.ts";
import { recordHandover } from "../payment/record-handover.ts";
import { underOrderLock } from "./settle-payment.ts";

/**
 * Runs a job while no other process works on the order, after its payment is captured in the engine and any
 * cancellation that a killed process began is finished. Everything that moves a parcel goes through here.
 */
export async function workWithOrder<T>(
  container: MedusaContainer,
  orderId: string,
  job: () => Promise<T>,
): Promise<T> {
  const done = await underOrderLock(container, orderId, async () => {
    await bookLedgerPayment(container, orderId);
    await finishCancellation(container, orderId);
    const result = await job();
    await recordHandover(container, orderId);
    return result;
  });
  await announceMove(container, orderId);
  return done;
}

/** Completes a cancellation that was begun. The caller holds the order's lock. */
export async function finishCancellation(container: MedusaContainer, orderId: string): Promise<boolean> {
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  const begun = (await parcels.listCancellations([orderId])).find(({ state }) => state === "started");
  if (begun) await carryOutCancellation(container, begun);
  return begun !== undefined;
}

/**
 * Cancels an order, a parcel or a line and returns stock and money. What is cancelled already is no error. After a
 * failure in between, the reconciliation job completes it.
 * @throws ShopError 404 not_found, 409 too_late_to_cancel | payment_in_progress
 */
export function cancelOrder(
  container: MedusaContainer,
  orderId: string,
  request: CancelRequest,
): Promise<void> {
  return workWithOrder(container, orderId, () => cancelUnderLock(container, orderId, request));
}

/** The same inside `workWithOrder`. */
export async function cancelUnderLock(
  container: MedusaContainer,
  orderId: string,
  request: CancelRequest,
): Promise<void> {
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  const row = await readOrderRow(container, orderId);
  const gone = await parcels.listCancellations([orderId]);
  const plan = planCancellation(row, gone, request);
  if (!plan) return;
  const { gate } = request;
  // by the rules of the forecast: nothing of a payment is left that its gateway's dashboard has refunded
  const refund = gate ? await forecastPlan(container, orderId, plan.refund_amount) : 0;
  await gate?.permit(refund, refundedByAdministrators(gone));
  await abandonPaymentForm(container, orderId);
  const begun = await freezePayable(container, row, plan, async (sql) => {
    await gate?.claim?.(sql);
    return parcels.openCancellation(plan, sql);
  });
  await carryOutCancellation(container, begun);
}
