import type { MedusaContainer } from "@medusajs/framework/types";
import { expireAttempts } from "../workflows/payment/expire-attempts.ts";
import { LOOK } from "../shared/recovery-times.ts";
import { releaseUnpaid } from "../workflows/payment/release-unpaid.ts";

/** What time itself does to payments: tries that are over, orders nobody paid. It asks no gateway anything. */
export default async function sweepPayments(container: MedusaContainer): Promise<void> {
  await expireAttempts(container);
  await releaseUnpaid(container);
}

/** Milliseconds between rounds. */
export const config = { name: "sweep-payments", schedule: { interval: 3 * LOOK * 1000 } };
