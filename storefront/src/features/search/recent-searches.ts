import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";

const key = "recentSearches";

/** As many as fit a screen of a phone above its keyboard. */
const maxSearches = 6;

/** What was searched for on this device, the last first. */
export function readRecent(storage: KeyValueStorage): string[] {
  const value = readJson(storage, key);
  return Array.isArray(value) ? value.filter((one) => typeof one === "string").slice(0, maxSearches) : [];
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function rememberSearch(storage: KeyValueStorage, text: string): void {
  const others = readRecent(storage).filter((one) => !same(one, text));
  writeJson(storage, key, [text, ...others].slice(0, maxSearches));
}

/** Forgets one search, or all of them. Answers what is left. */
export function forgetSearch(storage: KeyValueStorage, text?: string): string[] {
  const left = text === undefined ? [] : readRecent(storage).filter((one) => !same(one, text));
  writeJson(storage, key, left.length > 0 ? left : null);
  return left;
}
