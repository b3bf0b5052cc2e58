const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Tashkent has +05:00 all year. */
const AHEAD = 5 * HOUR;

/** The minute in Tashkent, `2026-11-22 14:05`. */
export function tashkentMinute(at: Date): string {
  return new Date(at.getTime() + AHEAD).toISOString().slice(0, 16).replace("T", " ");
}

/** The day in Tashkent, `2026-11-22`. */
export const tashkentDay = (at: Date): string => tashkentMinute(at).slice(0, 10);

/** The month in Tashkent, `2026-11`. */
export const tashkentMonth = (at: Date): string => tashkentMinute(at).slice(0, 7);

/** Adds days, or subtracts them when negative. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The moment when a day in Tashkent begins. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - AHEAD);
}
