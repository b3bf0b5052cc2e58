const tashkentOffset = 5 * 3_600_000;
const dayLength = 86_400_000;

interface CalendarMoment {
  year: number;
  /** 0..11 */
  month: number;
  day: number;
  /** `HH:MM` */
  time: string;
}

/** A moment in the time of Tashkent (UTC+5, no summer time), the same on the server and in any browser. */
export function inTashkent(iso: string): CalendarMoment {
  const shifted = new Date(Date.parse(iso) + tashkentOffset);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    time: shifted.toISOString().slice(11, 16),
  };
}

/** Calendar days in Tashkent from a moment until now: 0 today, 1 yesterday, -1 tomorrow. */
export function daysAgo(iso: string, now: number): number {
  const getDay = (time: number) => Math.floor((time + tashkentOffset) / dayLength);
  return getDay(now) - getDay(Date.parse(iso));
}
