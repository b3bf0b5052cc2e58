import { inside } from "@bezak/contract/inside.ts";
import { defaultLanguage, isLanguage, languages, type Language } from "@bezak/contract/languages.ts";
import { cookieIn, writtenCookie } from "./plain-cookie.ts";

/** Storage key of the chosen language (specification, section 9); a cookie of the same name is for the server. */
export const languageKey = "language";

/** One year, the longest that browsers store a cookie. */
const cookieSeconds = 31_536_000;

/** Splits a path into its language and the rest: `/uz/cart` -> `uz`, `/cart`; `/cart` -> `ru`, `/cart`. */
export function splitLanguage(pathname: string): { language: Language; rest: string; prefixed: boolean } {
  const [, first = ""] = pathname.split("/", 2);
  if (!isLanguage(first)) return { language: defaultLanguage, rest: pathname, prefixed: false };
  return { language: first, rest: pathname.slice(first.length + 1) || "/", prefixed: true };
}

/** The same page in another language. The rest of a path may look like another site's address (`//host`). */
export function inLanguage(pathname: string, language: Language): string {
  const rest = inside(splitLanguage(pathname).rest);
  if (language === defaultLanguage) return rest;
  return rest === "/" ? `/${language}` : `/${language}${rest}`;
}

export function languageFromCookie(header: string | undefined): Language | null {
  const value = cookieIn(header, languageKey);
  return isLanguage(value) ? value : null;
}

export function languageCookie(language: Language): string {
  return writtenCookie(languageKey, language, cookieSeconds);
}

export { defaultLanguage, isLanguage, languages, type Language };
