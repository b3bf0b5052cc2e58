import type { StoredSettings } from "../../modules/settings/stored-settings.ts";
import { startOfDay } from "../../tashkent-days.ts";

const DAY = 86_400_000;

/** The days on which the time of shops to accept and send parcels stands still, in ascending order. */
export const toHolidays = ({ holidays }: StoredSettings): string[] =>
  Array.isArray(holidays) ? holidays.filter((day) => typeof day === "string") : [];

/** Without doubles, in ascending order. */
export const sortHolidays = (days: readonly string[]): string[] => [...new Set(days)].sort();

/**
 * When a time of so many milliseconds began that is over at `at`, if it stands still on holidays: the inverse of
 * `working_deadline` in the database.
 */
export function rewindTime(at: Date, milliseconds: number, holidays: readonly string[]): Date {
  let [time, left] = [at.getTime(), milliseconds];
  for (const day of holidays.toReversed()) {
    const begin = startOfDay(day).getTime();
    if (begin >= time) continue;
    const worked = Math.max(0, time - begin - DAY);
    if (worked >= left) break;
    left -= worked;
    time = begin;
  }
  return new Date(time - left);
}
