import type { PayoutSettings } from "@bezak/contract/payouts.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SETTINGS_MODULE } from "../../modules/settings/index.ts";
import type { ShopSettingsModuleService } from "../../modules/settings/service.ts";

const defaults: PayoutSettings = { minimumPayout: 100_000, payoutIntervalDays: 7 };

/** Stored settings, each with a default. */
export async function readPayoutSettings(container: MedusaContainer): Promise<PayoutSettings> {
  const service = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);
  const rows = await service.listShopSettings({ id: Object.keys(defaults) });
  const stored = Object.fromEntries(rows.map(({ id, value }) => [id, value.value]));
  return { ...defaults, ...stored };
}

/** Sets both; the next sweep uses them. */
export async function setPayoutSettings(
  container: MedusaContainer,
  { minimumPayout, payoutIntervalDays }: PayoutSettings,
): Promise<void> {
  const service = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);
  await service.set({ minimumPayout, payoutIntervalDays });
}
