import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import { analyticsDays } from "@bezak/contract/dashboard-periods.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { shiftDay, tashkentDay } from "../../tashkent-days.ts";
import { addFigures, listDays } from "./add-figures.ts";
import { readBreakdown } from "./read-breakdown.ts";
import { readFigures } from "./read-figures.ts";
import { readTop } from "./read-top.ts";

/** The marketplace over so many days in Tashkent, today included, and over as many before. */
export async function readAnalytics(
  container: MedusaContainer,
  { period, now = new Date() }: { period: AdminAnalytics["period"]; now?: Date },
): Promise<AdminAnalytics> {
  const count = analyticsDays[period];
  const today = tashkentDay(now);
  const from = shiftDay(today, 1 - count);
  const begin = shiftDay(from, -count);
  const [days, top, breakdown] = await Promise.all([
    readFigures(container, { from: begin, to: today }),
    readTop(container, { from, to: today }),
    readBreakdown(container, { from, to: today }),
  ]);
  const series = listDays(days, from, count);
  return {
    period,
    series,
    totals: addFigures(series),
    before: addFigures(listDays(days, begin, count)),
    ...top,
    ...breakdown,
  };
}
