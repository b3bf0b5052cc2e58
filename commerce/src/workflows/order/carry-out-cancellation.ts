import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import type { CancellationRow } from "../../modules/parcel/cancellation.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import { alignPayment, closeOrder } from "./close-order.ts";
import { dropLines, setDelivery } from "./drop-lines.ts";
import { readOrderRow } from "./read-orders.ts";
import { refundCancellation } from "./refund-cancellation.ts";
import { releaseLines } from "./reserve-stock.ts";
import { deliveryAfter, recalculateShares } from "./recalculate-shares.ts";

/**
 * Undoes what a cancellation names: money, lines, stock, order and, last, the parcels. Every step checks whether it is done
 * already, so that all of it can be repeated after a crash at any point. The caller holds the order's lock.
 */
export async function carryOutCancellation(
  container: MedusaContainer,
  cancellation: CancellationRow,
): Promise<void> {
  const { order_id: orderId, whole, actor, reason } = cancellation;
  const lines = cancellation.lines.rows.map(({ id }) => id);
  await refundCancellation(container, cancellation);
  if (!whole) {
    const row = await readOrderRow(container, orderId);
    await setDelivery(container, orderId, deliveryAfter(row, cancellation.parcels.ids));
    await dropLines(container, orderId, lines);
  }
  await releaseLines(container, lines);
  if (whole) await closeOrder(container, orderId);
  else await alignPayment(container, orderId);
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  const step = { status: "cancelled", at: new Date().toISOString(), actor, reason } as const;
  const shares = whole ? [] : recalculateShares(await readOrderRow(container, orderId), cancellation);
  if (!(await parcels.finishCancellation(cancellation, step, shares))) return;
  const name = whole ? OrderWorkflowEvents.CANCELED : "order.partly_canceled";
  await container.resolve(Modules.EVENT_BUS).emit({
    name,
    data: { id: orderId, cancellation_id: cancellation.id, parcel_ids: cancellation.parcels.ids },
  });
}
