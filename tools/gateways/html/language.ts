export const languages = ["ru", "uz", "en"] as const;

export type Language = (typeof languages)[number];

/** The named language, else the first supported one of the browser, else Russian. */
export function chooseLanguage(named: unknown, accepted: string | undefined): Language {
  const wanted = [String(named), ...(accepted ?? "").split(",")].map((one) => one.trim().slice(0, 2));
  return wanted.map((one) => languages.find((known) => known === one)).find(Boolean) ?? "ru";
}
