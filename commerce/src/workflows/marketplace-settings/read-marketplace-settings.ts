import type { MarketplaceSettings } from "@bezak/contract/marketplace-settings.ts";
import { toContacts, toRequisites } from "../../contacts/read-contacts.ts";
import { toDeliverySettings } from "../../delivery/delivery-settings.ts";
import type { StoredSettings } from "../../modules/settings/stored-settings.ts";
import { toCommissionRate } from "../order/read-commission-rate.ts";
import { toPayoutSettings } from "../payout/payout-settings.ts";
import { isModerated } from "../review/review-moderation.ts";
import type { Sql } from "../users/sql.ts";
import { isInMaintenance } from "./maintenance.ts";

/** Settings that administrators edit, by the names under which they are stored. */
const NAMES = [
  ...["contacts", "requisites", "deliveryFee", "freeDeliveryFrom", "commissionRate"],
  ...["minimumPayout", "payoutIntervalDays", "reviewModeration", "maintenance"],
];

const READ = `
  select store.name, coalesce(jsonb_object_agg(setting.id, setting.value->'value') filter (where setting.id is not null), '{}')
      as stored,
    md5(concat(store.name, string_agg(concat(setting.id, setting.value, setting.updated_at), '' order by setting.id)))
      as version
  from (select name from store where deleted_at is null limit 1) store
  left join shop_setting setting on setting.id = any(?::text[]) and setting.deleted_at is null group by store.name`;

/** Every value with its default, in one statement. */
export async function readMarketplaceSettings(sql: Sql): Promise<MarketplaceSettings> {
  const [row] = await sql<{ name: string; stored: StoredSettings; version: string }>(READ, [NAMES]);
  if (!row) throw new Error("The engine created no store; run the migration.");
  const { name, stored, version } = row;
  return {
    storeName: name,
    contacts: toContacts(stored),
    requisites: toRequisites(stored),
    ...toDeliverySettings(stored),
    commissionRate: toCommissionRate(stored) / 100,
    ...toPayoutSettings(stored),
    reviewModeration: isModerated(stored),
    maintenance: isInMaintenance(stored),
    version,
  };
}
