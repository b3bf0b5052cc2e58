import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";

const key = "recentSearches";

/** As many as fit above the keyboard of a phone. */
const maxSearches = 6;

/** Earlier searches on this device, latest first. */
export function readRecent(storage: KeyValueStorage): string[] {
  const value = readJson(storage, key);
  return Array.isArray(value) ? value.filter((one) => typeof one === "string").slice(0, maxSearches) : [];
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function rememberSearch(storage: KeyValueStorage, text: string): void {
  const others = readRecent(storage).filter((one) => !same(one, text));
  writeJson(storage, key, [text, ...others].slice(0, maxSearches));
}

/** Removes one search, or all; returns the rest. */
export function forgetSearch(storage: KeyValueStorage, text?: string): string[] {
  const left = text === undefined ? [] : readRecent(storage).filter((one) => !same(one, text));
  writeJson(storage, key, left.length > 0 ? left : null);
  return left;
}
