import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { PayoutAccount } from "@bezak/contract/shops.ts";
import type { Texts } from "../../i18n/texts.ts";
import { wholeNumber } from "../../lib/whole-number.ts";
import type { FormProblems } from "../../lib/use-stored-form.ts";
import { lacksRussian } from "../../lib/typed-text.ts";
import type { ShopFields } from "./shop-fields.ts";

const patterns: Record<keyof PayoutAccount, RegExp> = {
  recipient: /^.{2,}$/,
  bank: /^.{2,}$/,
  mfo: /^\d{5}$/,
  // masked digits stand for the stored account
  account: /^(\d{20}|\*{16}\d{4})$/,
  tin: /^(\d{9}|\d{14})$/,
};

const texts = {
  recipient: "shopSettings.fieldRecipient",
  bank: "shopSettings.fieldBank",
  mfo: "shopSettings.fieldMfo",
  account: "shopSettings.fieldAccount",
  tin: "shopSettings.fieldTin",
} as const;

function accountProblems(account: PayoutAccount, t: Texts): [string, string][] {
  const parts = Object.keys(patterns) as (keyof PayoutAccount)[];
  if (parts.every((part) => account[part].trim() === "")) return [];
  const wrong = parts.filter((part) => !patterns[part].test(account[part].trim()));
  return wrong.map((part) => [`payoutAccount.${part}`, t(texts[part])]);
}

/** Field errors that can be found in the browser. */
export function shopProblems(fields: ShopFields, t: Texts): FormProblems {
  const found: [string, string][] = [];
  const { length } = fields.name.trim();
  if (length < 2 || length > sellerLimits.shopNameMax) found.push(["name", t("shopSettings.fieldName")]);
  for (const field of ["description", "returnPolicy"] as const) {
    if (lacksRussian(fields[field])) found.push([`${field}.ru`, t("shopSettings.fieldRussian")]);
  }
  const { freeShippingThreshold: sum, deliveryZones, holidayUntil } = fields;
  const threshold = wholeNumber(sum) ?? 0;
  if (sum.trim() !== "" && (threshold < 1 || threshold > sellerLimits.priceMax)) {
    found.push(["freeShippingThreshold", t("shopSettings.fieldThreshold")]);
  }
  if (deliveryZones?.length === 0) found.push(["deliveryZones", t("shopSettings.fieldZones")]);
  if (holidayUntil === "") found.push(["holidayUntil", t("shopSettings.fieldHoliday")]);
  return Object.fromEntries([...found, ...accountProblems(fields.payoutAccount, t)]);
}

/** The server's field errors by path of the form: an error of one city belongs to the list of cities. */
export function toProblems(fields: Readonly<Record<string, string>>): FormProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [path.replace(/^(\w+)\.\d+$/, "$1"), text]),
  );
}
