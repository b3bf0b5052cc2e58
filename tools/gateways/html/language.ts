export const languages = ["ru", "uz", "en"] as const;

export type Language = (typeof languages)[number];

/** The language named, else the first of the browser's that we speak, else Russian. */
export function chooseLanguage(named: unknown, accepted: string | undefined): Language {
  const wanted = [String(named), ...(accepted ?? "").split(",")].map((one) => one.trim().slice(0, 2));
  return wanted.map((one) => languages.find((known) => known === one)).find(Boolean) ?? "ru";
}
