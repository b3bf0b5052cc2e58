import { isDay } from "@bezak/ui-kit";

/** `21.3.2027` as `2027-03-21`; null for what is no day of the calendar. */
function readDay(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  if (!day || !month || !year) return null;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(iso) ? iso : null;
}

/** Days between spaces, commas or in lines of their own, in ascending order and each once; null if something is no day. */
export function readDays(text: string): string[] | null {
  const days = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(readDay);
  return days.includes(null) ? null : [...new Set(days as string[])].sort();
}
