import { hasAddress } from "../mail/has-address.ts";
import type { Localized } from "../search/localized.ts";
import { formatSum, type Language } from "../text/format-sum.ts";
import type { Happened } from "./inbox-event.ts";
import { en } from "./texts/en.ts";
import { ru } from "./texts/ru.ts";
import { uz } from "./texts/uz.ts";
import type { Naming, Words, Wording } from "./texts/wording.ts";

const wordings: Record<Language, Wording> = { ru, uz, en };

export interface Names {
  product: Localized | undefined;
  seller: string | undefined;
}

/** Quotation marks within quotation marks, which names of goods have. */
const within: Record<Language, [string, string]> = { ru: ["„", "“"], uz: ["„", "“"], en: ["‘", "’"] };

const asQuoted = (name: string, language: Language) =>
  name.replaceAll("«", within[language][0]).replaceAll("»", within[language][1]);

/** An event in words, in the reader's language. The one place where entries and mails get theirs. */
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

/** Of an entry that no words are known for. */
export const unknownEvent = (language: Language): Words => wordings[language].unknown;

/** What a seller or a member typed stays in the inbox, where its reader has signed in. */
function withoutTyped(happened: Happened, { unnamed }: Wording): Happened {
  switch (happened.event) {
    case "return_rejected":
      return { ...happened, data: { ...happened.data, reason: null } };
    case "member_joined":
      return { ...happened, data: { ...happened.data, member: unnamed.member } };
    case "parcel_shipped":
      return { ...happened, data: { ...happened.data, trackingNumber: null } };
    default:
      return happened;
  }
}

const hasNoAddress = (name: Localized) => ![name.ru, name.uz, name.en].some(hasAddress);

/**
 * The same for a mail. No address of mail is known to be its account's own, so a mail carries nothing that a person
 * typed but names of the catalogue, and none of these that holds an address.
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
