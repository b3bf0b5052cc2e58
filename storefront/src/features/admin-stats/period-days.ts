import { analyticsDays, type AnalyticsPeriod } from "@bezak/contract/dashboard-periods.ts";
import { serverNow } from "../../lib/server-clock.ts";

const dayMs = 86_400_000;
/** Tashkent has +05:00 all year. */
const aheadMs = 5 * 3_600_000;

/** The first and the last day of a period in Tashkent, as filters of a list: `from=2026-11-22&to=2026-11-28`. */
export function periodDays(period: AnalyticsPeriod, now = serverNow()): string {
  const day = (ago: number) => new Date(now + aheadMs - ago * dayMs).toISOString().slice(0, 10);
  return `from=${day(analyticsDays[period] - 1)}&to=${day(0)}`;
}
