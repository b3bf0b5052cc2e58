import { analyticsDays, type AnalyticsPeriod } from "@bezak/contract/dashboard-periods.ts";
import { dayValue } from "../../lib/day-digits.ts";
import { serverNow } from "../../lib/server-clock.ts";

const dayMs = 86_400_000;

/** The first and the last day of a period in Tashkent, as filters of a list: `from=2026-11-22&to=2026-11-28`. */
export const periodDays = (period: AnalyticsPeriod, now = serverNow()): string =>
  lastDays(analyticsDays[period], now);

/** The same of today alone. */
export const today = (now = serverNow()): string => lastDays(1, now);

function lastDays(count: number, now: number): string {
  const day = (ago: number) => dayValue(new Date(now - ago * dayMs).toISOString());
  return `from=${day(count - 1)}&to=${day(0)}`;
}
