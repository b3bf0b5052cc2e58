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

/** Keeps the choice of a language: local storage for the page, a cookie so that the server knows. */
export function rememberLanguage(storage: KeyValueStorage, language: Language): void {
  writeText(storage, languageKey, language);
  document.cookie = languageCookie(language);
}

/**
 * Restores the stored language when the server could not: it is in local storage and not in the cookie. Only for a
 * first page without a language in its path. True when the browser is on its way to another address.
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
