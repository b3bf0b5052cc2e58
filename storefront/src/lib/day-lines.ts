/** `2027-03-21` as `21.03.2027`. */
export const writeDay = (day: string): string => day.split("-").toReversed().join(".");

/** `21.3.2027` as `2027-03-21`; null for what is no day of the calendar. */
function readDay(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  if (!day || !month || !year) return null;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null;
}

/** Days between spaces, commas or in lines of their own, in ascending order and each once; null if something is no day. */
export function readDays(text: string): string[] | null {
  const days = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(readDay);
  return days.includes(null) ? null : [...new Set(days as string[])].sort();
}
