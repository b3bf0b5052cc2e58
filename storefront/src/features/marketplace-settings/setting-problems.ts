import { limits } from "@bezak/contract/limits.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { contactPhonePattern, settingLimits, tinPattern } from "@bezak/contract/setting-limits.ts";
import type { Texts } from "../../i18n/texts.ts";
import { readDays } from "../../lib/day-lines.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { isEmail } from "../../lib/is-email.ts";
import { readPercent } from "../../lib/percent.ts";
import type { FormProblems } from "../../lib/use-stored-form.ts";
import { wholeNumber } from "../../lib/whole-number.ts";
import { lacksRussian } from "../../lib/typed-text.ts";
import type { SettingFields } from "./setting-fields.ts";

const { storeNameMin, storeNameMax, legalNameMin, legalNameMax, deliveryFeeMax, holidaysMax } = settingLimits;
const { payoutMinimumMax, payoutDaysMax } = sellerLimits;

/** Lowest and highest number of each field. */
const bounds = {
  deliveryFee: [0, deliveryFeeMax],
  freeDeliveryFrom: [0, limits.orderSumMax],
  minimumPayout: [1, payoutMinimumMax],
  payoutIntervalDays: [1, payoutDaysMax],
  approvalOver: [0, limits.orderSumMax],
} as const;

const numbers = Object.keys(bounds) as (keyof typeof bounds)[];
const written = ["address", "hours", "registeredAddress"] as const;

function isWithin(text: string, [min, max]: readonly [number, number]): boolean {
  const number = wholeNumber(text);
  return number !== null && number >= min && number <= max;
}

/** Field errors that can be found in the browser. */
export function settingProblems(fields: SettingFields, t: Texts): FormProblems {
  const found: Record<string, string> = {};
  const refuse = (name: "storeName" | "legalName", [min, max]: readonly [number, number]) =>
    (found[name] = t(`marketplaceSettings.fields.${name}.wrong`, { min, max }));
  const isLong = (text: string, min: number, max: number) =>
    text.trim().length >= min && text.trim().length <= max;
  const phone = fields.phone.trim();
  const email = fields.email.trim();
  const legalName = fields.legalName.trim();
  const tin = fields.tin.trim();

  if (!isLong(fields.storeName, storeNameMin, storeNameMax))
    refuse("storeName", [storeNameMin, storeNameMax]);
  if (phone && !contactPhonePattern.test(phone)) found.phone = t("marketplaceSettings.fields.phone.wrong");
  if (email && !isEmail(email)) found.email = t("marketplaceSettings.fields.email.wrong");
  if (legalName && !isLong(legalName, legalNameMin, legalNameMax))
    refuse("legalName", [legalNameMin, legalNameMax]);
  if (tin && !tinPattern.test(tin)) found.tin = t("marketplaceSettings.fields.tin.wrong");
  for (const name of written)
    if (lacksRussian(fields[name])) found[`${name}.ru`] = t("marketplaceSettings.russianFirst");
  for (const name of numbers) {
    const isOptional = name === "freeDeliveryFrom" || name === "approvalOver";
    const mayBeEmpty = isOptional && fields[name].trim() === "";
    if (!mayBeEmpty && !isWithin(fields[name], bounds[name]))
      found[name] = t(`marketplaceSettings.fields.${name}.wrong`, { max: formatNumber(bounds[name][1]) });
  }
  const holidays = readDays(fields.holidays);
  if (!holidays || holidays.length > holidaysMax)
    found.holidays = t("marketplaceSettings.fields.holidays.wrong", { max: holidaysMax });
  if (readPercent(fields.commissionRate) === null)
    found.commissionRate = t("marketplaceSettings.fields.commissionRate.wrong");
  return found;
}
