import { viewStorage } from "./view-tab.ts";

export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Reads JSON; null when the key is missing, the value is not JSON, or storage is forbidden (private windows). */
export function readJson(storage: KeyValueStorage, key: string): unknown {
  try {
    const text = storage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes JSON, or removes the key for null. False when the storage is full or forbidden. */
export function writeJson(storage: KeyValueStorage, key: string, value: unknown): boolean {
  return writeText(storage, key, value === null ? null : JSON.stringify(value));
}

/** Reads a plain string; null when it is missing or storage is forbidden. */
export function readText(storage: KeyValueStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a plain string, or removes the key for null. False when the storage is full or forbidden. */
export function writeText(storage: KeyValueStorage, key: string, value: string | null): boolean {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** A storage that lasts as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  };
}

/**
 * The browser's storage, or one in memory where it is forbidden. A tab that shows the shop as somebody else has its own instead
 * of the one that tabs share.
 */
export function openStorage(kind: "localStorage" | "sessionStorage"): KeyValueStorage {
  try {
    return (kind === "localStorage" && viewStorage()) || window[kind];
  } catch {
    return memoryStorage();
  }
}
