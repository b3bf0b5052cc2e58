import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import { analyticsDays } from "@bezak/contract/dashboard-periods.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { shiftDay, startOfDay, tashkentDay } from "../../tashkent-days.ts";
import { getViews } from "../product-view/count-view.ts";
import { IS_ORDER, orderedParcels } from "./ordered-parcels.ts";
import { readBreakdown } from "./read-breakdown.ts";
import { readTop } from "./read-top.ts";

type Figures = AdminAnalytics["totals"];
type FiguresOfDays = Map<string, Partial<Figures>>;

const day = (at: string) => `to_char(${at} at time zone 'Asia/Tashkent', 'YYYY-MM-DD')`;

/** One row for each day on which something happened; every parameter is the beginning. */
const BY_DAY = `
  select day, sum(orders)::int as orders, sum(gmv)::float8 as gmv, sum(revenue)::float8 as revenue,
    sum(buyers)::int as buyers, sum(sellers)::int as sellers
  from (
    select ${day("created_at")} as day, count(*) filter (where ${IS_ORDER}) as orders, sum(gross) as gmv,
      0 as revenue, 0 as buyers, 0 as sellers
    from ${orderedParcels("p.created_at >= ?")} group by 1
    union all
    select ${day("at")}, 0, 0, sum(amount), 0, 0 from ledger_entry where account = 'commission' and at >= ? group by 1
    union all
    select ${day("created_at")}, 0, 0, 0, count(*), 0 from customer where deleted_at is null and created_at >= ? group by 1
    union all
    select ${day("joined_at")}, 0, 0, 0, 0, count(*) from seller where deleted_at is null and joined_at >= ? group by 1
  ) figures group by day`;

async function readDays(container: MedusaContainer, from: string, to: string): Promise<FiguresOfDays> {
  const since = startOfDay(from);
  const [rows, views] = await Promise.all([
    readRows<Figures & { day: string }>(container, BY_DAY, [since, since, since, since, since]),
    getViews(container).ofAllShops(from, to),
  ]);
  const days: FiguresOfDays = new Map(rows.map(({ day: date, ...figures }) => [date, figures]));
  for (const [date, count] of views) days.set(date, { ...days.get(date), views: count });
  return days;
}

const nothing: Figures = { orders: 0, gmv: 0, revenue: 0, buyers: 0, sellers: 0, views: 0 };

/** So many days from that one on. */
const listDays = (days: FiguresOfDays, from: string, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const date = shiftDay(from, at);
    return { date, ...nothing, ...days.get(date) };
  });

const addUp = (days: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(nothing).map((name) => [
      name,
      days.reduce((sum, figures) => sum + figures[name as keyof Figures], 0),
    ]),
  ) as Figures;

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
    readDays(container, begin, today),
    readTop(container, { from, to: today }),
    readBreakdown(container, startOfDay(from)),
  ]);
  const series = listDays(days, from, count);
  return {
    period,
    series,
    totals: addUp(series),
    before: addUp(listDays(days, begin, count)),
    ...top,
    ...breakdown,
  };
}
