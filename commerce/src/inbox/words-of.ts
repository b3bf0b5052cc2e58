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
export function wordsOf({ event, data }: Happened, language: Language, names: Names): Words {
  const wording = wordings[language];
  const { product } = names;
  const naming: Naming = {
    product: asQuoted(product ? product[language] || product.ru : wording.unnamed.product, language),
    seller: names.seller ?? wording.unnamed.seller,
    sum: (amount) => formatSum(amount, language),
    quoted: (name) => asQuoted(name, language),
  };
  // Each wording takes its own event's data; TypeScript cannot follow the pair through the table.
  const say = wording[event] as (data: object, naming: Naming) => Words;
  return say(data, naming);
}
