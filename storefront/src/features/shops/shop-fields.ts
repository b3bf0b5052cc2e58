import type { PayoutAccount, ShopSettings } from "@bezak/contract/shops.ts";
import { dayValue, startOfDay } from "../../lib/day-digits.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { wholeNumber } from "../../lib/whole-number.ts";
import { fromTyped, toTyped, type TypedText } from "../../lib/typed-text.ts";
import type { SettingsChange } from "./shops-api.ts";

/** Values of the form, named as in the contract; empty where the shop has none. */
export interface ShopFields {
  name: string;
  description: TypedText;
  logo: string | null;
  banner: string | null;
  workingHours: string;
  returnPolicy: TypedText;
  /** a whole sum as typed, with spaces between thousands */
  freeShippingThreshold: string;
  /** slugs of cities; null for all */
  deliveryZones: readonly string[] | null;
  /** the day on which the shop opens again, `YYYY-MM-DD`; null without a holiday */
  holidayUntil: string | null;
  payoutAccount: PayoutAccount;
}

export const noAccount: PayoutAccount = { recipient: "", bank: "", mfo: "", account: "", tin: "" };

export function toFields(settings: ShopSettings): ShopFields {
  const { freeShippingThreshold: threshold, holidayUntil } = settings;
  return {
    name: settings.name,
    description: toTyped(settings.description),
    logo: settings.logo,
    banner: settings.banner,
    workingHours: settings.workingHours ?? "",
    returnPolicy: toTyped(settings.returnPolicy),
    freeShippingThreshold: threshold === null ? "" : formatNumber(threshold),
    deliveryZones: settings.deliveryZones,
    holidayUntil: holidayUntil === null ? null : dayValue(holidayUntil),
    payoutAccount: settings.payoutAccount ?? noAccount,
  };
}

function getAccount(account: PayoutAccount): PayoutAccount | null {
  const entries = Object.entries(account).map(([name, text]) => [name, text.trim()]);
  const trimmed = Object.fromEntries(entries) as PayoutAccount;
  return Object.values(trimmed).some(Boolean) ? trimmed : null;
}

/** Converts each field to its value in the request. */
const sent: { [F in keyof ShopFields]: (fields: ShopFields) => SettingsChange[F] } = {
  name: ({ name }) => name.trim(),
  description: ({ description }) => fromTyped(description),
  logo: ({ logo }) => logo,
  banner: ({ banner }) => banner,
  workingHours: ({ workingHours }) => workingHours.trim() || null,
  returnPolicy: ({ returnPolicy }) => fromTyped(returnPolicy),
  freeShippingThreshold: ({ freeShippingThreshold: sum }) => wholeNumber(sum),
  deliveryZones: ({ deliveryZones }) => deliveryZones && [...deliveryZones].sort(),
  holidayUntil: ({ holidayUntil }) => (holidayUntil ? startOfDay(holidayUntil) : null),
  payoutAccount: ({ payoutAccount }) => getAccount(payoutAccount),
};

const fieldNames = Object.keys(sent) as (keyof ShopFields)[];

/** The fields that differ from the stored settings, as the request contains them. */
export function toChanges(fields: ShopFields, settings: ShopSettings): SettingsChange {
  const before = toFields(settings);
  const differing = fieldNames.flatMap((name): [string, unknown][] => {
    const [now, then] = [sent[name](fields), sent[name](before)];
    return JSON.stringify(now) === JSON.stringify(then) ? [] : [[name, now]];
  });
  return Object.fromEntries(differing) as SettingsChange;
}
