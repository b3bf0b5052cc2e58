import type { Language } from "@bezak/contract/languages.ts";
import { hasAddress } from "../mail/has-address.ts";
import type { TranslatedText } from "../search/localized.ts";
import { formatSum } from "../text/format-sum.ts";
import type { Happened } from "./inbox-event.ts";
import { en } from "./texts/en.ts";
import { ru } from "./texts/ru.ts";
import { uz } from "./texts/uz.ts";
import type { Naming, Words, Wording } from "./texts/wording.ts";

const wordings: Record<Language, Wording> = { ru, uz, en };

export interface Names {
  product: TranslatedText | undefined;
  seller: string | undefined;
}

/** Quotation marks for names that are quoted themselves. */
const within: Record<Language, [string, string]> = { ru: ["„", "“"], uz: ["„", "“"], en: ["‘", "’"] };

const asQuoted = (name: string, language: Language) =>
  name.replaceAll("«", within[language][0]).replaceAll("»", within[language][1]);

/** Describes an event in the reader's language, for notifications and mails. */
export function describeEvent({ event, data }: Happened, language: Language, names: Names): Words {
  const wording = wordings[language];
  const { product } = names;
  const naming: Naming = {
    product: asQuoted(product ? product[language] || product.ru : wording.unnamed.product, language),
    seller: names.seller ?? wording.unnamed.seller,
    sum: (amount) => formatSum(amount, language),
  };
  // Each wording takes its own event's data; TypeScript cannot follow the pair through the table.
  const say = wording[event] as (data: object, naming: Naming) => Words;
  return say(data, naming);
}

/** For an entry whose event no longer has a text. */
export const unknownEvent = (language: Language): Words => wordings[language].unknown;

/** A product's name with an address stays out of mails, as one of the catalogue does. */
const withoutAddress = <Data extends { productName: string }>(
  data: Data,
  unnamed: Wording["unnamed"],
): Data => (hasAddress(data.productName) ? { ...data, productName: unnamed.product } : data);

/** Removes what a seller or a member typed, which only the inbox of a signed-in reader shows. */
function withoutTyped(happened: Happened, { unnamed }: Wording): Happened {
  switch (happened.event) {
    case "return_rejected":
      return { ...happened, data: { ...happened.data, reason: null } };
    case "admin_approval_refused":
      return { ...happened, data: { ...happened.data, reason: null } };
    case "member_joined":
      return { ...happened, data: { ...happened.data, member: unnamed.member } };
    case "parcel_shipped":
      return { ...happened, data: { ...happened.data, trackingNumber: null } };
    case "product_hidden":
      return { ...happened, data: withoutAddress(happened.data, unnamed) };
    case "product_still_hidden":
      return { ...happened, data: withoutAddress(happened.data, unnamed) };
    case "product_shown":
      return { ...happened, data: withoutAddress(happened.data, unnamed) };
    case "product_edited":
      return { ...happened, data: withoutAddress(happened.data, unnamed) };
    case "admin_product_answered":
      return { ...happened, data: withoutAddress(happened.data, unnamed) };
    default:
      return happened;
  }
}

const hasNoAddress = (name: TranslatedText) => ![name.ru, name.uz, name.en].some(hasAddress);

/**
 * The same for a mail. Mail addresses are not proven to belong to their account, so a mail contains nothing that a
 * person typed except names of the catalogue, and none of these that contains an address.
 */
export function describeEventForMail(
  happened: Happened,
  language: Language,
  { product, seller }: Names,
): Words {
  return describeEvent(withoutTyped(happened, wordings[language]), language, {
    product: product && hasNoAddress(product) ? product : undefined,
    seller: seller !== undefined && hasAddress(seller) ? undefined : seller,
  });
}
