import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import { analyticsDays } from "@bezak/contract/dashboard-periods.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { tashkentDay } from "../../tashkent-days.ts";
import { addFigures, listDays } from "./add-figures.ts";
import { readBreakdown } from "./read-breakdown.ts";
import { readFigures } from "./read-figures.ts";
import { readTop } from "./read-top.ts";
import { toComparedDays } from "./stored-lists.ts";
import { withStored } from "./stored-until.ts";

/** The marketplace over so many days in Tashkent, today included, and over as many before. */
export async function readAnalytics(
  container: MedusaContainer,
  { period, now = new Date() }: { period: AdminAnalytics["period"]; now?: Date },
): Promise<AdminAnalytics> {
  const compared = toComparedDays(period, tashkentDay(now));
  const { begin, from, to } = compared;
  const count = analyticsDays[period];
  const { days, top, breakdown, countedAt } = await withStored(container, async (stored) => {
    const parts = await Promise.all([
      readFigures(container, { from: begin, to, stored }),
      readTop(container, { ...compared, stored }),
      readBreakdown(container, { from, to, stored }),
    ]);
    return { days: parts[0], top: parts[1], breakdown: parts[2] };
  });
  const series = listDays(days, from, count);
  return {
    period,
    countedAt,
    series,
    totals: addFigures(series),
    before: addFigures(listDays(days, begin, count)),
    ...top,
    ...breakdown,
  };
}
