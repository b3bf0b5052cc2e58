import type { PayoutAccount, ShopSettings } from "@bezak/contract/shops.ts";
import { dayValue, startOfDay } from "../../lib/day-digits.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { languages, type Language } from "../../lib/language.ts";
import { wholeNumber } from "../../lib/whole-number.ts";
import type { SettingsChange } from "./shops-api.ts";

/** Text by language; empty where there is none. */
export type Written = Record<Language, string>;

/** Values of the form, named as in the contract; empty where the shop has none. */
export interface ShopFields {
  name: string;
  description: Written;
  logo: string | null;
  banner: string | null;
  workingHours: string;
  returnPolicy: Written;
  /** a whole sum as typed, with spaces between thousands */
  freeShippingThreshold: string;
  /** slugs of cities; null for all */
  deliveryZones: readonly string[] | null;
  /** the day on which the shop opens again, `YYYY-MM-DD`; null without a holiday */
  holidayUntil: string | null;
  payoutAccount: PayoutAccount;
}

export const noAccount: PayoutAccount = { recipient: "", bank: "", mfo: "", account: "", tin: "" };

const toWritten = (text: ShopSettings["description"]): Written => ({
  ru: text?.ru ?? "",
  uz: text?.uz ?? "",
  en: text?.en ?? "",
});

export function toFields(settings: ShopSettings): ShopFields {
  const { freeShippingThreshold: threshold, holidayUntil } = settings;
  return {
    name: settings.name,
    description: toWritten(settings.description),
    logo: settings.logo,
    banner: settings.banner,
    workingHours: settings.workingHours ?? "",
    returnPolicy: toWritten(settings.returnPolicy),
    freeShippingThreshold: threshold === null ? "" : formatNumber(threshold),
    deliveryZones: settings.deliveryZones,
    holidayUntil: holidayUntil === null ? null : dayValue(holidayUntil),
    payoutAccount: settings.payoutAccount ?? noAccount,
  };
}

function toText(written: Written) {
  const { ru, uz, en } = trimmed(written);
  return ru || uz || en ? { ru, uz, en } : null;
}

function trimmed<T extends object>(texts: T): T {
  const entries = Object.entries(texts).map(([name, text]) => [name, String(text).trim()]);
  return Object.fromEntries(entries) as T;
}

const getAccount = (account: PayoutAccount) =>
  Object.values(trimmed(account)).some(Boolean) ? trimmed(account) : null;

/** Converts each field to its value in the request. */
const sent: { [F in keyof ShopFields]: (fields: ShopFields) => SettingsChange[F] } = {
  name: ({ name }) => name.trim(),
  description: ({ description }) => toText(description),
  logo: ({ logo }) => logo,
  banner: ({ banner }) => banner,
  workingHours: ({ workingHours }) => workingHours.trim() || null,
  returnPolicy: ({ returnPolicy }) => toText(returnPolicy),
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

/** Whether a text exists without its Russian version, which is the fallback of all others. */
export const lacksRussian = (written: Written): boolean =>
  written.ru.trim() === "" && languages.some((language) => written[language].trim() !== "");
