/** Days as `YYYY-MM-DD`, which also sort as text. Calculated in UTC, so that no clock change moves a day. */
export type Day = string;

export function toDay(year: number, month: number, date: number): Day {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

export function getYear(day: Day): number {
  return Number(day.slice(0, 4));
}

/** Counted from 1. */
export function getMonth(day: Day): number {
  return Number(day.slice(5, 7));
}

export function toDate(day: Day): number {
  return Number(day.slice(8, 10));
}

/** Whether the day exists. */
export function isDay(text: string): boolean {
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && toDay(getYear(text), getMonth(text), toDate(text)) === text;
}

export function addDays(day: Day, count: number): Day {
  return toDay(getYear(day), getMonth(day), toDate(day) + count);
}

/** The same day of the month so many months later, or the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const month = getMonth(day) + count;
  const last = toDate(toDay(getYear(day), month + 1, 0));
  return toDay(getYear(day), month, Math.min(toDate(day), last));
}

/** 0 for Monday to 6 for Sunday. */
export function getWeekday(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The weeks of the day's month, from Monday; `null` for days of other months. */
export function getWeeks(day: Day): (Day | null)[][] {
  const first = `${day.slice(0, 8)}01`;
  const next = addMonths(first, 1);
  const weeks: (Day | null)[][] = [];
  for (let monday = addDays(first, -getWeekday(first)); monday < next; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    weeks.push(week.map((one) => (one >= first && one < next ? one : null)));
  }
  return weeks;
}

/** The nearest day within the limits. */
export function within(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** Today in the reader's time zone. */
export function today(): Day {
  const now = new Date();
  return toDay(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
