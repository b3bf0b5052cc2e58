import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import { languages, type Language } from "./language.ts";

/** A text as it is typed, by language; empty where there is none. */
export type TypedText = Record<Language, string>;

export const toTyped = (text: LocalizedText | null): TypedText => ({
  ru: text?.ru ?? "",
  uz: text?.uz ?? "",
  en: text?.en ?? "",
});

/** As requests contain it; null without a text in any language. */
export function fromTyped(typed: TypedText): TypedText | null {
  const [ru, uz, en] = [typed.ru.trim(), typed.uz.trim(), typed.en.trim()];
  return ru || uz || en ? { ru, uz, en } : null;
}

/** Whether a text exists without its Russian version, which is the fallback of all others. */
export const lacksRussian = (typed: TypedText): boolean =>
  typed.ru.trim() === "" && languages.some((language) => typed[language].trim() !== "");
