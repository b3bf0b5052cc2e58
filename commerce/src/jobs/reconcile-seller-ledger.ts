import { LOOK } from "../shared/recovery-times.ts";
import { reconcileLedger } from "../workflows/seller-ledger/reconcile-ledger.ts";

export default reconcileLedger;

export const config = { name: "reconcile-seller-ledger", schedule: { interval: 4 * LOOK * 1000 } };
