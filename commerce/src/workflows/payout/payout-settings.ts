import type { PayoutSettings } from "@bezak/contract/payouts.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SETTINGS_MODULE } from "../../modules/settings/index.ts";
import type { SettingsWrite, ShopSettingsModuleService } from "../../modules/settings/service.ts";
import { readStoredSettings, type StoredSettings } from "../../modules/settings/stored-settings.ts";

const defaults: PayoutSettings = { minimumPayout: 100_000, payoutIntervalDays: 7 };

export function toPayoutSettings({
  minimumPayout = defaults.minimumPayout,
  payoutIntervalDays = defaults.payoutIntervalDays,
}: StoredSettings): PayoutSettings {
  return { minimumPayout, payoutIntervalDays } as PayoutSettings;
}

/** Stored settings, each with a default. */
export async function readPayoutSettings(container: MedusaContainer): Promise<PayoutSettings> {
  return toPayoutSettings(await readStoredSettings(container, Object.keys(defaults)));
}

/** Sets the given ones; the next sweep uses them. */
export async function setPayoutSettings(
  container: MedusaContainer,
  { minimumPayout, payoutIntervalDays }: Partial<PayoutSettings>,
  write?: SettingsWrite,
): Promise<void> {
  const service = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);
  await service.set(
    {
      ...(minimumPayout !== undefined && { minimumPayout }),
      ...(payoutIntervalDays !== undefined && { payoutIntervalDays }),
    },
    write,
  );
}
