import type { MedusaContainer } from "@medusajs/framework/types";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import { workWithOrder } from "./cancel-order.ts";
import { endUnfinished } from "./end-unfinished.ts";
import { IDLE } from "../../shared/recovery-times.ts";

/** Completes the cancellations that killed processes left unfinished. */
export async function reconcileCancellations(container: MedusaContainer): Promise<void> {
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  await endUnfinished(container, await parcels.unfinishedCancellations(IDLE), (orderId) =>
    workWithOrder(container, orderId, async () => `a cancellation of order ${orderId}, now carried out`),
  );
}
