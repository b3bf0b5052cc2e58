import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SETTINGS_MODULE } from "../../../modules/settings/index.ts";
import type { ShopSettingsModuleService } from "../../../modules/settings/service.ts";
import type { ReconcileReport } from "./reconcile.ts";

const ID = "lastReconciliation";
const MAX_DIFFERENCES = 200;

const getSettings = (container: MedusaContainer) =>
  container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);

export interface StoredReport extends ReconcileReport {
  keptAt: string;
  /** how many payments have no fiscal receipt, by gateway */
  receipts: Record<string, number>;
  /** how many other differences need a person */
  others: number;
}

/** Stores the report in the settings, in place of the last one, with its first 200 differences. */
export async function storeReport(container: MedusaContainer, report: ReconcileReport): Promise<void> {
  const missing = report.differences.filter(({ code }) => code === "receipt_missing");
  const others = report.differences.filter(
    ({ code }) => code !== "receipt_missing" && code !== "gateway_silent",
  );
  const stored: StoredReport = {
    ...report,
    differences: report.differences.slice(0, MAX_DIFFERENCES),
    keptAt: new Date().toISOString(),
    receipts: Object.fromEntries(
      [...Map.groupBy(missing, ({ gateway }) => gateway ?? "")].map(([name, found]) => [name, found.length]),
    ),
    others: others.length,
  };
  await getSettings(container).set({ [ID]: stored });
}

export async function readLastReport(container: MedusaContainer): Promise<StoredReport | undefined> {
  const [row] = await getSettings(container).listShopSettings({ id: ID });
  return (row?.value as { value?: StoredReport } | undefined)?.value;
}
