import type { PayoutSettings } from "@bezak/contract/payout-settings.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SETTINGS_MODULE } from "../../modules/settings/index.ts";
import type { SettingsWrite, ShopSettingsModuleService } from "../../modules/settings/service.ts";
import { readStoredSettings, type StoredSettings } from "../../modules/settings/stored-settings.ts";

/** As they are stored: they have no version of their own. */
export type StoredPayoutSettings = Omit<PayoutSettings, "version">;

const defaults: StoredPayoutSettings = { minimumPayout: 100_000, payoutIntervalDays: 7 };

export function toPayoutSettings({
  minimumPayout = defaults.minimumPayout,
  payoutIntervalDays = defaults.payoutIntervalDays,
}: StoredSettings): StoredPayoutSettings {
  return { minimumPayout, payoutIntervalDays } as StoredPayoutSettings;
}

/** Stored settings, each with a default. */
export async function readPayoutSettings(container: MedusaContainer): Promise<StoredPayoutSettings> {
  return toPayoutSettings(await readStoredSettings(container, Object.keys(defaults)));
}

/** Sets the given ones; the next sweep uses them. */
export async function setPayoutSettings(
  container: MedusaContainer,
  { minimumPayout, payoutIntervalDays }: Partial<StoredPayoutSettings>,
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
