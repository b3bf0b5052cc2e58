import type { MedusaContainer } from "@medusajs/framework/types";
import { expireAttempts } from "../workflows/payment/expire-attempts.ts";
import { LOOK } from "../shared/recovery-times.ts";
import { releaseUnpaid } from "../workflows/payment/release-unpaid.ts";

/** Expires payment attempts and cancels unpaid orders. Sends nothing to gateways. */
export default async function sweepPayments(container: MedusaContainer): Promise<void> {
  await expireAttempts(container);
  await releaseUnpaid(container);
}

export const config = { name: "sweep-payments", schedule: { interval: 3 * LOOK * 1000 } };
