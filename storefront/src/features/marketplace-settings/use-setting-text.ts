import type { MarketplaceSettings } from "@bezak/contract/marketplace-settings.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import { writtenDay } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { languages } from "../../lib/language.ts";
import { writePercent } from "../../lib/percent.ts";
import { useSum } from "../../lib/use-sum.ts";
import type { FieldName } from "./setting-fields.ts";

/** A text in all its languages, one after another. */
const inLanguages = (text: LocalizedText | null) =>
  languages
    .map((language) => text?.[language])
    .filter(Boolean)
    .join("\n");

/** The value of a setting as text. */
export function useSettingText(): (name: FieldName, settings: MarketplaceSettings) => string {
  const t = useTexts();
  const sum = useSum();
  const texts: { [F in FieldName]: (settings: MarketplaceSettings) => string | null } = {
    storeName: ({ storeName }) => storeName,
    phone: ({ contacts }) => contacts.phone,
    email: ({ contacts }) => contacts.email,
    address: ({ contacts }) => inLanguages(contacts.address),
    hours: ({ contacts }) => inLanguages(contacts.hours),
    legalName: ({ requisites }) => requisites.legalName,
    tin: ({ requisites }) => requisites.tin,
    registeredAddress: ({ requisites }) => inLanguages(requisites.address),
    licence: ({ requisites }) => requisites.licence,
    deliveryFee: ({ deliveryFee }) => sum(deliveryFee),
    freeDeliveryFrom: ({ freeDeliveryFrom }) => (freeDeliveryFrom === null ? null : sum(freeDeliveryFrom)),
    commissionRate: ({ commissionRate }) =>
      t("marketplaceSettings.percent", {
        percent: writePercent(commissionRate, t("marketplaceSettings.point")),
      }),
    minimumPayout: ({ minimumPayout }) => sum(minimumPayout as Parameters<typeof sum>[0]),
    approvalOver: ({ approvalOver }) => (approvalOver === null ? null : sum(approvalOver)),
    holidays: ({ holidays }) => holidays.map(writtenDay).join(", "),
    payoutIntervalDays: ({ payoutIntervalDays: count }) => t("marketplaceSettings.days", { count }),
    reviewModeration: ({ reviewModeration }) =>
      t(reviewModeration ? "marketplaceSettings.on" : "marketplaceSettings.off"),
    productChecks: ({ productChecks }) =>
      t(productChecks ? "marketplaceSettings.on" : "marketplaceSettings.off"),
  };
  return (name, settings) => texts[name](settings) || t("marketplaceSettings.notSet");
}
