import { errorStatus, type ErrorCode } from "./error-codes.ts";
import { errorTexts } from "./error-texts.ts";
import type { Language } from "./languages.ts";

const gone: Record<Language, string> = {
  ru: "Этого уже нет",
  uz: "Bu endi yoʻq",
  en: "It does not exist any more",
};

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

/** Why a row of a bulk act has failed, as a sentence; null for others. */
export function describeRowCode(code: string | null, language: Language): string | null {
  if (code === null) return null;
  // as the code of a call it is about a page
  if (code === "not_found") return gone[language];
  return errorTexts[isKnown(code) ? code : "server_error"][language];
}
