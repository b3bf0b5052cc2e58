import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ORDER_ATTEMPT_MODULE } from "../../modules/order-attempt/index.ts";
import type { Attempt, OrderAttemptModuleService } from "../../modules/order-attempt/service.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import { LEASE } from "../../shared/recovery-times.ts";
import { paymentCollectionId } from "./order-ids.ts";
import { removePayment } from "./order-payment.ts";
import { releaseStock } from "./reserve-stock.ts";

/** Runs a job while no other process works on the attempt. */
export function underAttemptLock<T>(
  container: MedusaContainer,
  key: { customerId: string; idempotencyKey: string },
  job: () => Promise<T>,
  waitSeconds: number,
): Promise<T> {
  const name = `order-attempt:${key.customerId}:${key.idempotencyKey}`;
  return container.resolve(Modules.LOCKING).execute(name, job, { timeout: waitSeconds, expire: LEASE });
}

/**
 * Settles an attempt whose process is gone: a complete order stays, anything less is undone. The caller holds the attempt's
 * lock. Can be repeated after a crash at any point.
 */
export async function settleAttempt(
  container: MedusaContainer,
  attempt: Attempt,
): Promise<"placed" | "undone"> {
  const attempts = container.resolve<OrderAttemptModuleService>(ORDER_ATTEMPT_MODULE);
  if (attempt.state === "started" && (await isWhole(container, attempt.order_id))) {
    if (await attempts.move(attempt, "started", "placed")) return "placed";
  }
  await undoAttempt(container, attempt);
  return "undone";
}

/** Removes whatever an unfinished attempt wrote, in reverse order. */
export async function undoAttempt(container: MedusaContainer, attempt: Attempt): Promise<void> {
  const attempts = container.resolve<OrderAttemptModuleService>(ORDER_ATTEMPT_MODULE);
  // Recorded first: if the attempt's process is still alive, its last step fails.
  await attempts.move(attempt, "started", "undoing");
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  await parcels.deleteSellerOrders({ order_id: attempt.order_id });
  await removePayment(container, attempt.order_id);
  await container.resolve(Modules.ORDER).deleteOrders([attempt.order_id]);
  await releaseStock(container, attempt.order_id);
  await attempts.move(attempt, "undoing", "undone");
}

/** Parcels are written last and removed first; the rest is checked in case a removal failed in between. */
async function isWhole(container: MedusaContainer, orderId: string): Promise<boolean> {
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  const [made, sessions, orders] = await Promise.all([
    parcels.listSellerOrders({ order_id: orderId }, { select: ["id"] }),
    container
      .resolve(Modules.PAYMENT)
      .listPaymentSessions(
        { payment_collection_id: paymentCollectionId(orderId) },
        { select: ["id", "status"] },
      ),
    container.resolve(Modules.ORDER).listOrders({ id: orderId }, { select: ["id"] }),
  ]);
  const payable = sessions.some(({ status }) => status === "pending_authorization");
  return made.length > 0 && payable && orders.length === 1;
}
