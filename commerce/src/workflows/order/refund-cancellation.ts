import type { MedusaContainer } from "@medusajs/framework/types";
import type { Cancellation } from "../../modules/parcel/cancellation.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import { cancellationDebt } from "../payment/debts-of.ts";
import { issueRefund } from "./issue-refund.ts";

/** Gives back what a cancellation owes, once; a gateway that is silent is asked again by a job. */
export async function refundCancellation(
  container: MedusaContainer,
  cancellation: Cancellation,
): Promise<void> {
  if (cancellation.refund_state === "none") return;
  const parcels = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  await issueRefund(container, cancellationDebt(parcels, cancellation));
}
