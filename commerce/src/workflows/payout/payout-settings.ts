import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SETTINGS_MODULE } from "../../modules/settings/index.ts";
import type { ShopSettingsModuleService } from "../../modules/settings/service.ts";

export interface PayoutSettings {
  /** whole sum: less is not paid out */
  minimumPayout: number;
  /** days from one payout of a shop to its next */
  payoutIntervalDays: number;
}

const defaults: PayoutSettings = { minimumPayout: 100_000, payoutIntervalDays: 7 };

/** The stored settings of payouts, each with its default while nobody has changed it. */
export async function readPayoutSettings(container: MedusaContainer): Promise<PayoutSettings> {
  const service = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);
  const rows = await service.listShopSettings({ id: Object.keys(defaults) });
  const stored = Object.fromEntries(rows.map(({ id, value }) => [id, value.value]));
  return { ...defaults, ...stored };
}

/** Both at once; the next sweep goes by them. */
export async function setPayoutSettings(
  container: MedusaContainer,
  { minimumPayout, payoutIntervalDays }: PayoutSettings,
): Promise<void> {
  const service = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);
  await service.set({ minimumPayout, payoutIntervalDays });
}
