import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { Language } from "./language.ts";

/** Text in the chosen language, else ru, else en (specification, section 3); a plain string is returned as it is. */
export function localizedText(text: LocalizedText | string | null | undefined, language: Language): string {
  if (text === null || text === undefined) return "";
  if (typeof text === "string") return text;
  return text[language] || text.ru || text.en || "";
}
