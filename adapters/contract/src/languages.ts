/** The languages people read Bezak in; `ru` is the base and the fallback. Free of zod: safe in a browser. */
export const languages = ["ru", "uz", "en"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "ru";

/** A text in the three languages; only `ru` is certain (contract: `L`). */
export interface LocalizedText {
  ru: string;
  uz?: string | null | undefined;
  en?: string | null | undefined;
}

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
