import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SETTINGS_MODULE } from "../../../modules/settings/index.ts";
import type { ShopSettingsModuleService } from "../../../modules/settings/service.ts";
import type { ReconcileReport } from "./reconcile.ts";

const ID = "lastReconciliation";
/** More than anybody reads at once. */
const KEPT = 200;

const settingsOf = (container: MedusaContainer) =>
  container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);

/** Keeps the last report in the shop's settings, its first differences only. */
export async function keepReport(container: MedusaContainer, report: ReconcileReport): Promise<void> {
  await settingsOf(container).set({ [ID]: { ...report, differences: report.differences.slice(0, KEPT) } });
}

export async function lastReport(container: MedusaContainer): Promise<ReconcileReport | undefined> {
  const [row] = await settingsOf(container).listShopSettings({ id: ID });
  return (row?.value as { value?: ReconcileReport } | undefined)?.value;
}
