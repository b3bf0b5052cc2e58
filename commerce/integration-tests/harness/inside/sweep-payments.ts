import type { MedusaContainer } from "@medusajs/framework/types";
import retryRefunds from "../../../src/jobs/ask-refunds.ts";
import sweepPayments from "../../../src/jobs/sweep-payments.ts";

/** Runs both payment sweeps once. */
export default async function sweep(container: MedusaContainer): Promise<void> {
  await sweepPayments(container);
  await retryRefunds(container);
}
