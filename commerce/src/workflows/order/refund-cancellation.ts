import type { MedusaContainer } from "@medusajs/framework/types";
import type { CancellationRow } from "../../modules/parcel/cancellation.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import { cancellationDebt } from "../payment/read-debts.ts";
import { issueRefund } from "./issue-refund.ts";

/** Refunds what a cancellation owes, once; a job repeats the request while the gateway does not answer. */
export async function refundCancellation(
  container: MedusaContainer,
  cancellation: CancellationRow,
): Promise<void> {
  if (cancellation.refund_state === "none") return;
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  await issueRefund(container, cancellationDebt(parcels, cancellation));
}
