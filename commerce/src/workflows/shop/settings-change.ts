import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { ShopSettingsChange } from "@bezak/contract/shops.ts";
import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import { cities } from "../../delivery/cities.ts";
import { rawSum } from "../../raw-sum.ts";
import { ShopError } from "../../shop-error.ts";

/** A shop that is away for longer should be closed. */
const HOLIDAY_DAYS = 180;
const DAY_MS = 86_400_000;

/** `problem` is a code that the web server translates (`field-texts.ts`). */
export const refusedField = (field: string, problem: string, message: string) =>
  new ShopError(400, "invalid_input", message, { fields: { [field]: problem } });

/** Members other than the owner see no account; the empty one that their form sends back is not a change. */
export function withoutShownAccount(change: ShopSettingsChange, role: SellerRole): ShopSettingsChange {
  const { payoutAccount, ...rest } = change;
  return role !== "owner" && payoutAccount === null ? rest : change;
}

/**
 * The checks that the schema cannot express.
 * @throws ShopError 400 invalid_input naming the field, 403 forbidden for another person's payout account
 */
export function checkSettings(change: ShopSettingsChange, role: SellerRole, now = Date.now()): void {
  if (change.payoutAccount !== undefined && role !== "owner") {
    throw new ShopError(403, "forbidden", "Where the money goes is the owner's to say");
  }
  for (const [index, zone] of (change.deliveryZones ?? []).entries()) {
    if (cities.some(({ slug }) => slug === zone)) continue;
    throw refusedField(`deliveryZones.${index}`, "unknown", "Goods are not delivered to this city");
  }
  if (change.holidayUntil) {
    const left = Date.parse(change.holidayUntil) - now;
    if (!(left > 0)) throw refusedField("holidayUntil", "past", "A holiday ends in the future");
    if (left > HOLIDAY_DAYS * DAY_MS)
      throw refusedField("holidayUntil", `too_far:${HOLIDAY_DAYS}`, "A holiday is not so long");
  }
}

/** Without empty languages; null when none is left. */
function written(text: LocalizedText | null): string | null {
  if (text === null) return null;
  const present = Object.entries(text).filter(([, words]) => words);
  return JSON.stringify(Object.fromEntries(present));
}

export function settingsColumns(change: ShopSettingsChange): [column: string, value: unknown][] {
  const { name, description, logo, banner, workingHours, returnPolicy } = change;
  const { freeShippingThreshold: threshold, deliveryZones, holidayUntil, payoutAccount } = change;
  const columns: [string, unknown][] = [];
  if (name !== undefined) columns.push(["name = ?", name]);
  if (description !== undefined) columns.push(["description = ?::jsonb", written(description)]);
  if (logo !== undefined) columns.push(["logo = ?", logo]);
  if (banner !== undefined) columns.push(["banner = ?", banner]);
  if (workingHours !== undefined) columns.push(["working_hours = ?", workingHours || null]);
  if (returnPolicy !== undefined) columns.push(["return_policy = ?::jsonb", written(returnPolicy)]);
  if (threshold !== undefined) {
    columns.push(["free_shipping_threshold = ?", threshold]);
    columns.push(["raw_free_shipping_threshold = ?::jsonb", threshold === null ? null : rawSum(threshold)]);
  }
  if (deliveryZones !== undefined) {
    columns.push(["delivery_zones = ?::text[]", deliveryZones && [...new Set(deliveryZones)]]);
  }
  if (holidayUntil !== undefined) columns.push(["holiday_until = ?", holidayUntil]);
  if (payoutAccount !== undefined) {
    const account = payoutAccount && JSON.stringify(payoutAccount);
    columns.push(["payout_account_changed_at = now(), payout_account = ?::jsonb", account]);
  }
  return columns;
}
