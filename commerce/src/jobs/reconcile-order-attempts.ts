import { LOOK } from "../shared/recovery-times.ts";
import { reconcileAttempts } from "../workflows/order/reconcile-attempts.ts";

export default reconcileAttempts;

export const config = { name: "reconcile-order-attempts", schedule: { interval: LOOK * 1000 } };
