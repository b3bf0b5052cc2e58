import { reconcileLedger } from "../workflows/seller-ledger/reconcile-ledger.ts";

export default reconcileLedger;

/** Milliseconds between rounds. */
export const config = { name: "reconcile-seller-ledger", schedule: { interval: 20_000 } };
