import { LOOK } from "../shared/recovery-times.ts";
import { reconcileReturns } from "../workflows/return/reconcile-returns.ts";

export default reconcileReturns;

export const config = { name: "reconcile-returns", schedule: { interval: LOOK * 1000 } };
