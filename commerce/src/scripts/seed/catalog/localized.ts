import type { TranslatedText } from "../../../search/localized.ts";

/** Grammatical gender of a Russian noun; `p` for plural-only nouns (серьги, часы, очки). */
export type Gender = "m" | "f" | "n" | "p";

/** The four nominative forms of a Russian adjective, with its Uzbek and English counterparts. */
export interface Adjective {
  ru: Record<Gender, string>;
  uz: string;
  en: string;
}

export function say(ru: string, uz: string, en: string): TranslatedText {
  return { ru, uz, en };
}

/** For texts that are the same in every language: brand names, model numbers, measures. */
export function same(text: string): TranslatedText {
  return { ru: text, uz: text, en: text };
}

/** `ru` holds the four forms as "новый новая новое новые". */
export function adjective(ru: string, uz: string, en: string): Adjective {
  const [m, f, n, p] = ru.split(" ");
  if (!m || !f || !n || !p) throw new Error(`four forms are needed: ${ru}`);
  return { ru: { m, f, n, p }, uz, en };
}

/** Capitalizes the first letter; the Uzbek ʻ stays with its letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Parses "русский | oʻzbekcha | English". */
export function words(text: string): TranslatedText {
  const [ru, uz, en, ...rest] = text.split(" | ");
  if (!ru || !uz || !en || rest.length) throw new Error(`three texts are needed: ${text}`);
  return { ru, uz, en };
}
