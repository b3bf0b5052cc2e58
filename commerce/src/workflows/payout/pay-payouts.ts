import type { AdminJob } from "@bezak/contract/admin-jobs.ts";
import type { PaidPayouts } from "@bezak/contract/bank-files.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { storeJob } from "../admin-job/store-job.ts";

/**
 * Starts a bulk act that records these payouts as paid by the bank, each if it is in the version that was seen. A repeat of
 * its key finds it.
 * @throws ShopError 409 jobs_full, 422 idempotency_mismatch
 */
export function payPayouts(
  container: MedusaContainer,
  body: PaidPayouts,
  { adminId, key }: { adminId: string; key: string | undefined },
): Promise<AdminJob> {
  return storeJob(container, {
    kind: "pay_payouts",
    adminId,
    body,
    key,
    parameters: { reference: body.reference || null },
    findRows: async () => body.payouts,
  });
}
