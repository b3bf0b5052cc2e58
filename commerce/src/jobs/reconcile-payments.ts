import type { MedusaContainer } from "@medusajs/framework/types";
import { reconcileNightly } from "../workflows/payment/reconcile/nightly.ts";

export default (container: MedusaContainer): Promise<void> => reconcileNightly(container);

/** Every hour at half past: cron uses the machine's time zone, and the job itself chooses the hour in Tashkent. */
export const config = { name: "reconcile-payments", schedule: "30 * * * *" };
