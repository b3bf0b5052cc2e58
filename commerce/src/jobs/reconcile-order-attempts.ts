import type { MedusaContainer } from "@medusajs/framework/types";
import { reconcileAttempts } from "../workflows/order/reconcile-attempts.ts";

export default async function reconcileOrderAttempts(container: MedusaContainer): Promise<void> {
  await reconcileAttempts(container);
}

/** Milliseconds between rounds. */
export const config = { name: "reconcile-order-attempts", schedule: { interval: 5_000 } };
