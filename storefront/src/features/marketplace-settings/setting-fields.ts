import type { MarketplaceSettings } from "@bezak/contract/marketplace-settings.ts";
import type { SettingName } from "@bezak/contract/setting-limits.ts";
import { writtenDay } from "@bezak/ui-kit";
import { formatNumber } from "../../lib/format-sum.ts";
import { readDays } from "../../lib/day-lines.ts";
import { readPercent, writePercent } from "../../lib/percent.ts";
import type { FormProblems } from "../../lib/use-stored-form.ts";
import { wholeNumber } from "../../lib/whole-number.ts";
import { fromTyped, toTyped, type TypedText } from "../../lib/typed-text.ts";
import type { SettingsChange } from "./settings-api.ts";

/** Values of the form; empty where there is none, numbers as typed. */
export interface SettingFields {
  storeName: string;
  phone: string;
  email: string;
  address: TypedText;
  hours: TypedText;
  legalName: string;
  tin: string;
  registeredAddress: TypedText;
  licence: string;
  deliveryFee: string;
  freeDeliveryFrom: string;
  /** with the decimal point of the page's language */
  commissionRate: string;
  minimumPayout: string;
  payoutIntervalDays: string;
  approvalOver: string;
  /** days as `21.03.2027`, one in each line */
  holidays: string;
  reviewModeration: boolean;
  productChecks: boolean;
}

export type FieldName = keyof SettingFields;

/** The settings with several fields, and the field's name within them; the others have the name of their setting. */
const paths: { [F in FieldName]?: readonly ["contacts" | "requisites", string] } = {
  phone: ["contacts", "phone"],
  email: ["contacts", "email"],
  address: ["contacts", "address"],
  hours: ["contacts", "hours"],
  legalName: ["requisites", "legalName"],
  tin: ["requisites", "tin"],
  registeredAddress: ["requisites", "address"],
  licence: ["requisites", "licence"],
};

/** `point` separates decimals. */
export function toFields(settings: MarketplaceSettings, point: string): SettingFields {
  const { contacts, requisites, freeDeliveryFrom, approvalOver } = settings;
  return {
    storeName: settings.storeName,
    phone: contacts.phone ?? "",
    email: contacts.email ?? "",
    address: toTyped(contacts.address),
    hours: toTyped(contacts.hours),
    legalName: requisites.legalName ?? "",
    tin: requisites.tin ?? "",
    registeredAddress: toTyped(requisites.address),
    licence: requisites.licence ?? "",
    deliveryFee: formatNumber(settings.deliveryFee),
    freeDeliveryFrom: freeDeliveryFrom === null ? "" : formatNumber(freeDeliveryFrom),
    commissionRate: writePercent(settings.commissionRate, point),
    minimumPayout: formatNumber(settings.minimumPayout),
    payoutIntervalDays: formatNumber(settings.payoutIntervalDays),
    approvalOver: approvalOver === null ? "" : formatNumber(approvalOver),
    holidays: settings.holidays.map(writtenDay).join("\n"),
    reviewModeration: settings.reviewModeration,
    productChecks: settings.productChecks,
  };
}

const line = (text: string) => text.trim() || null;

/** Converts each field to its value in the request. */
const sent: { [F in FieldName]: (value: SettingFields[F]) => unknown } = {
  storeName: (name) => name.trim(),
  phone: line,
  email: line,
  address: fromTyped,
  hours: fromTyped,
  legalName: line,
  tin: line,
  registeredAddress: fromTyped,
  licence: line,
  deliveryFee: wholeNumber,
  freeDeliveryFrom: wholeNumber,
  commissionRate: readPercent,
  minimumPayout: wholeNumber,
  payoutIntervalDays: wholeNumber,
  approvalOver: wholeNumber,
  holidays: (text) => readDays(text) ?? [],
  reviewModeration: (isModerated) => isModerated,
  productChecks: (areChecked) => areChecked,
};

const fieldNames = Object.keys(sent) as FieldName[];

const toSent = <F extends FieldName>(name: F, fields: SettingFields): unknown => sent[name](fields[name]);

function findDiffering(now: SettingFields, then: SettingFields): FieldName[] {
  const write = (name: FieldName, fields: SettingFields) => JSON.stringify(toSent(name, fields));
  return fieldNames.filter((name) => write(name, now) !== write(name, then));
}

/** The fields whose value would be another one if the form were saved. */
export const unsavedFields = (fields: SettingFields, settings: MarketplaceSettings): FieldName[] =>
  findDiffering(fields, toFields(settings, "."));

/** The unsaved fields, as the request contains them. */
export function toChanges(fields: SettingFields, settings: MarketplaceSettings): SettingsChange {
  const change: Record<string, unknown> = {};
  for (const name of unsavedFields(fields, settings)) {
    const value = toSent(name, fields);
    const [setting, part] = paths[name] ?? [name];
    change[setting] =
      part === undefined ? value : { ...(change[setting] as object | undefined), [part]: value };
  }
  return change as SettingsChange;
}

/** The fields in which these settings differ. */
export const changedFields = (before: MarketplaceSettings, after: MarketplaceSettings): FieldName[] =>
  findDiffering(toFields(before, "."), toFields(after, "."));

/** The setting that a field belongs to. */
export const settingOf = (name: FieldName) => (paths[name]?.[0] ?? name) as SettingName;

/** The server's field errors by field of the form: `contacts.hours.ru` is `hours.ru`. */
export function toProblems(errors: Readonly<Record<string, string>>): FormProblems {
  const toPath = (name: FieldName) => paths[name]?.join(".") ?? name;
  const isIn = (path: string) => (name: FieldName) => `${path}.`.startsWith(`${toPath(name)}.`);
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => {
      const name = fieldNames.find(isIn(path));
      return [name ? name + path.slice(toPath(name).length) : path, text];
    }),
  );
}
