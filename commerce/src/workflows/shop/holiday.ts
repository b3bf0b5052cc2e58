/** Until when goods cannot be ordered, ISO 8601; a holiday that is over is none: it ends by itself. */
export function holidayOf(until: Date | string | null | undefined, now = Date.now()): string | null {
  if (!until) return null;
  const end = new Date(until);
  return end.getTime() > now ? end.toISOString() : null;
}
