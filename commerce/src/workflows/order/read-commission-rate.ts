import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SETTINGS_MODULE } from "../../modules/settings/index.ts";
import type { ShopSettingsModuleService } from "../../modules/settings/service.ts";

/** Percent, unless `commissionRate` is set. */
const DEFAULT = 10;

/** The marketplace's commission, in hundredths of a percent (10 % = 1000). */
export async function readCommissionRate(container: MedusaContainer): Promise<number> {
  const service = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);
  const [setting] = await service.listShopSettings({ id: "commissionRate" });
  const percent: unknown = setting?.value.value;
  return Math.round((typeof percent === "number" ? percent : DEFAULT) * 100);
}
