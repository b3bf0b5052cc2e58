import type { MedusaContainer } from "@medusajs/framework/types";
import {
  recordManualRefund,
  type ManualRefundResult,
} from "../../../../src/workflows/payment/record-manual-refund.ts";
import { readLastReport } from "../../../../src/workflows/payment/reconcile/store-report.ts";
import { reconcileNightly } from "../../../../src/workflows/payment/reconcile/nightly.ts";
import { readPaymeFile } from "../../../../src/workflows/payment/reconcile/payme-file.ts";
import { reconcile, type ReconcileReport } from "../../../../src/workflows/payment/reconcile/reconcile.ts";

export interface ReconcileWork {
  /** text of a statement file */
  payme?: string;
  click?: boolean;
  /** ISO 8601 */
  since?: string;
  idleSeconds?: number;
}

export interface ReconcileAnswer {
  report?: ReconcileReport;
  paidOut?: ManualRefundResult;
  refused?: { code?: string; message: string };
}

type Work = { reconcile: ReconcileWork } | { payOut: { id: string; by: string } } | { nightly: string };

/** Reconciles, records a manual refund, or runs the nightly job for a time; refusals are returned, not thrown. */
export default async function work(container: MedusaContainer, what: Work): Promise<ReconcileAnswer> {
  try {
    if ("payOut" in what) return { paidOut: await recordManualRefund(container, what.payOut) };
    if ("nightly" in what) {
      await reconcileNightly(container, Date.parse(what.nightly));
      return { report: await readLastReport(container) };
    }
    const { payme, since, click, idleSeconds = 0 } = what.reconcile;
    const options = {
      click,
      idleSeconds,
      since: since === undefined ? undefined : new Date(since),
      payme: payme === undefined ? undefined : readPaymeFile(payme),
    };
    return { report: await reconcile(container, options) };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return { refused: { code, message } };
  }
}
