import { LOOK } from "../shared/recovery-times.ts";
import { reconcileReturns } from "../workflows/return/reconcile-returns.ts";

export default reconcileReturns;

/** Milliseconds between rounds. */
export const config = { name: "reconcile-returns", schedule: { interval: LOOK * 1000 } };
