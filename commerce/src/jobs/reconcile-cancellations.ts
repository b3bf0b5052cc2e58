import { LOOK } from "../shared/recovery-times.ts";
import { reconcileCancellations } from "../workflows/order/reconcile-cancellations.ts";

export default reconcileCancellations;

export const config = { name: "reconcile-order-cancellations", schedule: { interval: LOOK * 1000 } };
