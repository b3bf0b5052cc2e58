import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { readLastReport } from "../payment/reconcile/store-report.ts";
import { toAdministrators } from "./admin-notifications.ts";

/** The nightly reconciliation of payments, if it was stored since then and found something for a person. */
export async function readAdminReportNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const report = await readLastReport(container);
  // reports of former versions have no `keptAt`
  if (!report?.keptAt || new Date(report.keptAt) < since) return [];
  const { at, keptAt, others, receipts } = report;
  if (others === 0 && Object.keys(receipts).length === 0) return [];
  const base = { key: `reconciliation:${at.slice(0, 10)}`, at: new Date(keptAt) };
  return toAdministrators(container, [
    { ...base, event: "admin_payments_differ", data: { others, receipts } },
  ]);
}
