/** The end of the holiday, ISO 8601; null when there is none or it is over. */
export function findHoliday(until: Date | string | null | undefined, now = Date.now()): string | null {
  if (!until) return null;
  const end = new Date(until);
  return end.getTime() > now ? end.toISOString() : null;
}
