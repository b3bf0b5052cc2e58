/** PostgreSQL cannot store a zero byte or an unpaired surrogate. Free of zod, also used by commerce. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** PostgreSQL's calendar has no year 0, unlike ISO 8601. */
export function isStorableDay(day: string): boolean {
  return !day.startsWith("0000");
}
