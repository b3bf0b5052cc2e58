import type { MedusaContainer } from "@medusajs/framework/types";
import { reconcileNightly } from "../workflows/payment/reconcile/nightly.ts";

/** Compares the ledger with the books, once a night. */
export default (container: MedusaContainer): Promise<void> => reconcileNightly(container);

/** Every hour at half past: a clock of cron is the machine's, and the night meant is Tashkent's. */
export const config = { name: "reconcile-payments", schedule: "30 * * * *" };
