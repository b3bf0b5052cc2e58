import type { MarketplaceSettings, MarketplaceSettingsChange } from "@bezak/contract/marketplace-settings.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SETTINGS_MODULE } from "../../modules/settings/index.ts";
import type { ShopSettingsModuleService } from "../../modules/settings/service.ts";
import { refuseStale } from "../../shared/row-version.ts";
import { sortHolidays } from "../admin-stats/holidays.ts";
import { setDefaultRule } from "../commission/set-rule.ts";
import { setPayoutSettings } from "../payout/payout-settings.ts";
import { getRunner } from "../users/get-runner.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { readMarketplaceSettings } from "./read-marketplace-settings.ts";

/**
 * Changes the given settings, each where it is stored, in one transaction; returns all of them. `changedBy` is the id of the
 * administrator, left out for a script.
 * @throws ShopError 409 stale_version
 */
export function changeMarketplaceSettings(
  container: MedusaContainer,
  change: MarketplaceSettingsChange,
  changedBy?: string,
): Promise<MarketplaceSettings> {
  return inTransaction(container, (sql) => writeMarketplaceSettings(container, sql, change, changedBy));
}

/** The same within a transaction. */
export async function writeMarketplaceSettings(
  container: MedusaContainer,
  sql: Sql,
  change: MarketplaceSettingsChange,
  changedBy?: string,
): Promise<MarketplaceSettings> {
  const service = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);
  const write = { within: getRunner(sql), changedBy };
  await service.lock(write.within);
  const now = await readMarketplaceSettings(sql);
  refuseStale(change.version, now);
  const { storeName, commissionRate, minimumPayout, payoutIntervalDays } = change;
  if (storeName !== undefined && storeName !== now.storeName) {
    await sql("update store set name = ?, updated_at = now() where deleted_at is null", [storeName]);
    // the engine's row records neither who changed the name nor when
    await service.set({ storeName }, write);
  }
  if (commissionRate !== undefined) await setDefaultRule(container, Math.round(commissionRate * 100), write);
  await setPayoutSettings(container, { minimumPayout, payoutIntervalDays }, write);
  await service.set(await readPlainValues(sql, change), write);
  return readMarketplaceSettings(sql);
}

/** Values that no other workflow writes. Of contacts and requisites only those fields are stored that were ever given. */
async function readPlainValues(
  sql: Sql,
  change: MarketplaceSettingsChange,
): Promise<Record<string, unknown>> {
  const plain = [
    "deliveryFee",
    "freeDeliveryFrom",
    "approvalOver",
    "reviewModeration",
    "productChecks",
    "maintenance",
  ] as const;
  const values: [string, unknown][] = plain.flatMap((name) =>
    change[name] === undefined ? [] : [[name, change[name]]],
  );
  if (change.holidays) values.push(["holidays", sortHolidays(change.holidays)]);
  for (const name of ["contacts", "requisites"] as const) {
    const given = change[name];
    if (given === undefined) continue;
    const [row] = await sql<{ value: object }>(
      "select value->'value' as value from shop_setting where id = ? and deleted_at is null",
      [name],
    );
    values.push([name, { ...row?.value, ...given }]);
  }
  return Object.fromEntries(values);
}
