import { listedSearches, type AdminSearches } from "@bezak/contract/admin-analytics.ts";
import { analyticsDays } from "@bezak/contract/dashboard-periods.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { DayCounts } from "../../modules/visit/service.ts";
import { shiftDay, tashkentDay } from "../../tashkent-days.ts";
import { getVisits } from "../visit/count-visits.ts";

/** What was searched over so many days in Tashkent, today included, and how many searches of as many before found nothing. */
export async function readSearches(
  container: MedusaContainer,
  { period, now = new Date() }: { period: AdminSearches["period"]; now?: Date },
): Promise<AdminSearches> {
  const count = analyticsDays[period];
  const to = tashkentDay(now);
  const from = shiftDay(to, 1 - count);
  const visits = getVisits(container);
  const list = (by: "searches" | "empty") => visits.listTexts({ from, to, by, ...listedSearches });
  const [days, top, empty] = await Promise.all([
    visits.listDays(shiftDay(from, -count), to),
    list("searches"),
    list("empty"),
  ]);
  const add = (isWanted: (day: string) => boolean) =>
    addSearches([...days].filter(([day]) => isWanted(day)).map(([, counts]) => counts));
  return { period, totals: add((day) => day >= from), before: add((day) => day < from), top, empty };
}

const addSearches = (days: readonly DayCounts[]) => ({
  emptySearches: {
    count: days.reduce((sum, { empty }) => sum + empty, 0),
    of: days.reduce((sum, { searches }) => sum + searches, 0),
  },
});
