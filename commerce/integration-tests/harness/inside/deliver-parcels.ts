import type { MedusaContainer } from "@medusajs/framework/types";
import { PARCEL_MODULE } from "../../../src/modules/parcel/index.ts";
import type { ParcelModuleService } from "../../../src/modules/parcel/service.ts";
import { workWithOrder } from "../../../src/workflows/order/cancel-order.ts";
import { moveParcel } from "../../../src/workflows/order/move-parcel.ts";
import { refuseUnpaid } from "../../../src/workflows/payment/refuse-unpaid.ts";

const statuses = ["pending", "confirmed", "processing", "shipped"] as const;

/**
 * Delivers these parcels of an order, except cancelled ones. The steps before the last are written together, as the
 * workflow writes each; the last one is the workflow itself.
 */
export default async function deliverParcels(
  container: MedusaContainer,
  { orderId, parcelIds, at }: { orderId: string; parcelIds: string[]; at: string },
): Promise<void> {
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  await workWithOrder(container, orderId, async () => {
    await refuseUnpaid(container, orderId);
    for (const id of parcelIds) {
      for (const [step, from] of statuses.slice(0, -1).entries()) {
        await parcels.moveParcel(id, from, { status: statuses[step + 1]!, at, actor: "seller" });
      }
    }
  });
  const sent = await parcels.listSellerOrders({ id: parcelIds, order_id: [orderId], status: "shipped" });
  for (const { id } of sent) {
    await moveParcel(container, {
      orderId,
      parcelId: id,
      to: "delivered",
      actor: "seller",
      at: new Date(at),
    });
  }
}
