import type { MarketplaceSettings, SettingLastChange } from "@bezak/contract/marketplace-settings.ts";
import { settingNames } from "@bezak/contract/setting-limits.ts";
import { toContacts, toRequisites } from "../../contacts/read-contacts.ts";
import { toDeliverySettings } from "../../delivery/delivery-settings.ts";
import type { StoredSettings } from "../../modules/settings/stored-settings.ts";
import { toHolidays } from "../admin-stats/holidays.ts";
import { toApprovalLimit } from "../approval/approval-limit.ts";
import { toCommissionRate } from "../order/read-commission-rate.ts";
import { toPayoutSettings } from "../payout/payout-settings.ts";
import { areProductsChecked } from "../product/shown-parts.ts";
import { isModerated } from "../review/review-moderation.ts";
import type { Sql } from "../users/sql.ts";
import { isInMaintenance } from "./maintenance.ts";

const READ = `
  select store.name, coalesce(jsonb_object_agg(setting.id, setting.value->'value') filter (where setting.id is not null), '{}')
      as stored,
    coalesce(jsonb_agg(jsonb_build_object('setting', setting.id, 'at', setting.updated_at, 'by', setting.changed_by,
      'email', administrator.email) order by setting.id) filter (where setting.id is not null), '[]') as changes,
    md5(concat(store.name, string_agg(concat(setting.id, setting.value, setting.updated_at), '' order by setting.id)))
      as version
  from (select name from store where deleted_at is null limit 1) store
  left join shop_setting setting on setting.id = any(?::text[]) and setting.deleted_at is null
  left join "user" administrator on administrator.id = setting.changed_by group by store.name`;

interface StoredChange {
  setting: SettingLastChange["setting"];
  at: string;
  by: string | null;
  email: string | null;
}

/** Every value with its default, in one statement. */
export async function readMarketplaceSettings(sql: Sql): Promise<MarketplaceSettings> {
  const [row] = await sql<{
    name: string;
    stored: StoredSettings;
    changes: StoredChange[];
    version: string;
  }>(READ, [settingNames]);
  if (!row) throw new Error("The engine created no store; run the migration.");
  const { name, stored, changes, version } = row;
  return {
    storeName: name,
    contacts: toContacts(stored),
    requisites: toRequisites(stored),
    ...toDeliverySettings(stored),
    commissionRate: toCommissionRate(stored) / 100,
    ...toPayoutSettings(stored),
    approvalOver: toApprovalLimit(stored),
    holidays: toHolidays(stored),
    reviewModeration: isModerated(stored),
    productChecks: areProductsChecked(stored),
    maintenance: isInMaintenance(stored),
    lastChanges: changes.map(toLastChange),
    version,
  };
}

function toLastChange({ setting, at, by, email }: StoredChange): SettingLastChange {
  const changedBy = by === null ? null : { id: by, email };
  return { setting, changedAt: new Date(at).toISOString(), changedBy };
}
