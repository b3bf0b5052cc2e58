import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SETTINGS_MODULE } from "../../../modules/settings/index.ts";
import type { ShopSettingsModuleService } from "../../../modules/settings/service.ts";
import type { ReconcileReport } from "./reconcile.ts";

const ID = "lastReconciliation";
/** More than anybody reads at once. */
const MAX_DIFFERENCES = 200;

const settingsOf = (container: MedusaContainer) =>
  container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);

export interface StoredReport extends ReconcileReport {
  keptAt: string;
  /** payments without a fiscal receipt, by gateway */
  receipts: Record<string, number>;
  /** how many other differences there are that a person has to look at */
  others: number;
}

/** Keeps the last report in the shop's settings, its first differences only. */
export async function keepReport(container: MedusaContainer, report: ReconcileReport): Promise<void> {
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
  await settingsOf(container).set({ [ID]: stored });
}

export async function lastReport(container: MedusaContainer): Promise<StoredReport | undefined> {
  const [row] = await settingsOf(container).listShopSettings({ id: ID });
  return (row?.value as { value?: StoredReport } | undefined)?.value;
}
