/** Languages of the site; `ru` is the default and the fallback. Free of zod. */
export const languages = ["ru", "uz", "en"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "ru";

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
