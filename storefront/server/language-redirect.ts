import type { IncomingHttpHeaders } from "node:http";
import { inLanguage, languageFromCookie, splitLanguage } from "../src/lib/language.ts";

export interface Redirect {
  status: 301 | 302;
  location: string;
}

/**
 * Redirect for a page's address: `/ru/...` permanently to the path without a prefix; a first visit without a language
 * to the stored choice. Links within the shop are not redirected, since they contain the choice; bots have no cookie.
 */
export function languageRedirect(url: string, headers: IncomingHttpHeaders): Redirect | null {
  const [path = "/", ...query] = url.split("?");
  const rest = query.length > 0 ? `?${query.join("?")}` : "";
  const { language, prefixed } = splitLanguage(path);
  if (prefixed) {
    return language === "ru" ? { status: 301, location: `${inLanguage(path, "ru")}${rest}` } : null;
  }
  const chosen = languageFromCookie(headers.cookie);
  if (chosen === null || chosen === language || headers["sec-fetch-site"] === "same-origin") return null;
  return { status: 302, location: `${inLanguage(path, chosen)}${rest}` };
}
