import {
  inLanguage,
  isLanguage,
  languageCookie,
  languageFromCookie,
  languageKey,
  splitLanguage,
  type Language,
} from "../lib/language.ts";
import { readText, writeText, type KeyValueStorage } from "../lib/storage.ts";

/** Stores the chosen language: local storage for the page, a cookie for the server. */
export function rememberLanguage(storage: KeyValueStorage, language: Language): void {
  writeText(storage, languageKey, language);
  document.cookie = languageCookie(language);
}

/**
 * Applies a language that is in local storage but not in the cookie, so that the server could not. Only for a first
 * page without a language in its path. Returns true when the browser is navigating to another address.
 */
export function followStoredLanguage(storage: KeyValueStorage): boolean {
  const stored = readText(storage, languageKey);
  if (!isLanguage(stored) || languageFromCookie(document.cookie) === stored) return false;
  document.cookie = languageCookie(stored);
  const { pathname, search, hash } = window.location;
  const { language, prefixed } = splitLanguage(pathname);
  if (prefixed || language === stored || document.referrer.startsWith(window.location.origin)) return false;
  window.location.replace(`${inLanguage(pathname, stored)}${search}${hash}`);
  return true;
}
