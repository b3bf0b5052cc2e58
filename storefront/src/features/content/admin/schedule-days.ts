import { dayValue, startOfDay } from "../../../lib/day-digits.ts";

const dayMs = 86_400_000;

/** First and last day in Tashkent on which something is shown, `YYYY-MM-DD`; empty without a limit. */
export interface ScheduleDays {
  firstDay: string;
  lastDay: string;
}

interface Times {
  startsAt: string | null;
  /** exclusive */
  endsAt: string | null;
}

export function toDays({ startsAt, endsAt }: Times): ScheduleDays {
  return {
    firstDay: startsAt === null ? "" : dayValue(startsAt),
    lastDay: endsAt === null ? "" : dayValue(new Date(Date.parse(endsAt) - 1).toISOString()),
  };
}

export const toStart = (firstDay: string): string | null => (firstDay === "" ? null : startOfDay(firstDay));

/** The end of the last day, which is the start of the next one: Tashkent has no summer time. */
export const toEnd = (lastDay: string): string | null =>
  lastDay === "" ? null : new Date(Date.parse(startOfDay(lastDay)) + dayMs).toISOString();

/** Whether the days show less than the times say: other programs may set any moment of a day. */
export function hasOtherTimes(times: Times): boolean {
  const { firstDay, lastDay } = toDays(times);
  return toStart(firstDay) !== times.startsAt || toEnd(lastDay) !== times.endsAt;
}
