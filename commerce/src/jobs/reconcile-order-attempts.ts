import { reconcileAttempts } from "../workflows/order/reconcile-attempts.ts";

export default reconcileAttempts;

/** Milliseconds between rounds. */
export const config = { name: "reconcile-order-attempts", schedule: { interval: 5_000 } };
