/** The languages people read Bezak in; `ru` is the base and the fallback. Free of zod: safe in a browser. */
export const languages = ["ru", "uz", "en"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "ru";

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
