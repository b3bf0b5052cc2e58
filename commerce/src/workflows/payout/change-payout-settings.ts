import type { PayoutSettings, PayoutSettingsChange } from "@bezak/contract/payout-settings.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { withCurrent } from "../../shared/with-current.ts";
import { changeMarketplaceSettings } from "../marketplace-settings/change-marketplace-settings.ts";
import { readMarketplaceSettings } from "../marketplace-settings/read-marketplace-settings.ts";
import { readSql } from "../users/sql.ts";

/** Settings of payouts for administrators, in the version of all settings of the marketplace. */
export async function readVersionedPayoutSettings(container: MedusaContainer): Promise<PayoutSettings> {
  const { minimumPayout, payoutIntervalDays, version } = await readMarketplaceSettings(readSql(container));
  return { minimumPayout, payoutIntervalDays, version };
}

/**
 * Sets them; the next sweep uses them.
 * @throws ShopError 409 stale_version with the settings of payouts as they are
 */
export async function changePayoutSettings(
  container: MedusaContainer,
  change: PayoutSettingsChange,
  adminId: string,
): Promise<PayoutSettings> {
  const read = () => readVersionedPayoutSettings(container);
  const codes = ["stale_version"];
  const act = () => changeMarketplaceSettings(container, change, adminId);
  await withCurrent(act, { codes, sent: change.version, read });
  return read();
}
