/** Languages of the site; `ru` is the default and the fallback. Free of zod. */
export const languages = ["ru", "uz", "en"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "ru";

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

function weight(parameters: string[]): number {
  const q = parameters.map((part) => part.trim()).find((part) => part.startsWith("q="));
  const value = q === undefined ? 1 : Number(q.slice(2));
  return Number.isFinite(value) ? value : 0;
}

/** The reader's language from `Accept-Language`: the supported one with the highest weight, else ru. */
export function parseLanguage(header: string | undefined): Language {
  if (!header || header.length > 1000) return defaultLanguage;
  let best: Language = defaultLanguage;
  let bestWeight = 0;
  for (const part of header.split(",")) {
    const [tag = "", ...parameters] = part.split(";");
    const language = tag.trim().toLowerCase().split("-")[0];
    const q = weight(parameters);
    if (isLanguage(language) && q > bestWeight) [best, bestWeight] = [language, q];
  }
  return best;
}
