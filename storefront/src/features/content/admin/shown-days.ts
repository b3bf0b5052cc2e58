import { startOfDay } from "../../../lib/day-digits.ts";

const dayMs = 86_400_000;

interface Scheduled {
  active: boolean;
  startsAt: string | null;
  endsAt: string | null;
}

/** What is shown on a day in Tashkent, or in a part of it. */
export interface ShownPart<Row> {
  row: Row;
  /** the moment in the day at which it begins; null from its start */
  from: string | null;
  /** the moment in the day at which it ends; null until its end */
  until: string | null;
}

/** Whether something is shown all day, only in a part of it, or never. */
export type Coverage = "all" | "part" | "none";

/** What is shown on a day (`2026-12-05`), in order. */
export function shownOn<Row extends Scheduled>(rows: readonly Row[], day: string): ShownPart<Row>[] {
  const start = Date.parse(startOfDay(day));
  const end = start + dayMs;
  return rows.flatMap((row) => {
    const from = row.startsAt === null ? start : Date.parse(row.startsAt);
    const until = row.endsAt === null ? end : Date.parse(row.endsAt);
    if (!row.active || from >= end || until <= start) return [];
    return [{ row, from: from > start ? row.startsAt : null, until: until < end ? row.endsAt : null }];
  });
}

export function coverageOf(day: string, parts: readonly ShownPart<unknown>[]): Coverage {
  if (parts.length === 0) return "none";
  const start = Date.parse(startOfDay(day));
  const spans = parts.map(({ from, until }) => ({
    from: from === null ? start : Date.parse(from),
    until: until === null ? start + dayMs : Date.parse(until),
  }));
  let covered = start;
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    if (span.from > covered) return "part";
    covered = Math.max(covered, span.until);
  }
  return covered < start + dayMs ? "part" : "all";
}

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const parse = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, count: number): string => toDay(parse(day) + count * dayMs);

/** The same day so many months later, or the last one of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** 0 for Monday to 6 for Sunday. */
const getWeekday = (day: string) => (new Date(parse(day)).getUTCDay() + 6) % 7;

/** The weeks of the day's month, from Monday; null for days of other months. */
export function weeksOf(day: string): (string | null)[][] {
  const first = `${day.slice(0, 8)}01`;
  const next = addMonths(first, 1);
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, -getWeekday(first)); monday < next; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    weeks.push(week.map((one) => (one >= first && one < next ? one : null)));
  }
  return weeks;
}

/** The day to which a key leads in the calendar; null for other keys. */
export function dayAfterKey(key: string, day: string): string | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -getWeekday(day));
    case "End":
      return addDays(day, 6 - getWeekday(day));
    case "PageUp":
      return addMonths(day, -1);
    case "PageDown":
      return addMonths(day, 1);
    default:
      return null;
  }
}
