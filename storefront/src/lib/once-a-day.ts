import { inTashkent } from "./format-date.ts";
import { readJson, writeJson, type KeyValueStorage } from "./storage.ts";

/** Limit per day. */
const most = 500;

/**
 * Stores that something is done today, by the calendar of Tashkent. Returns how many others of its key were done before it
 * today; null if it was done already, or where nothing can be stored, since then each page would do it.
 */
export function onceADay(storage: KeyValueStorage, key: string, id: string): number | null {
  const done = readToday(storage, key);
  if (done.includes(id)) return null;
  // stored before it is done, so that two tabs do it once
  return writeJson(storage, key, { day: today(), ids: [id, ...done].slice(0, most) }) ? done.length : null;
}

function today(): string {
  const { year, month, day } = inTashkent(new Date().toISOString());
  return `${year}-${month + 1}-${day}`;
}

function readToday(storage: KeyValueStorage, key: string): string[] {
  const stored = readJson(storage, key) as { day?: unknown; ids?: unknown } | null;
  if (typeof stored !== "object" || stored?.day !== today() || !Array.isArray(stored.ids)) return [];
  return stored.ids.filter((id) => typeof id === "string");
}
