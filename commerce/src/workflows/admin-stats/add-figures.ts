import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import { shiftDay } from "../../tashkent-days.ts";
import type { Figures, FiguresOfDays } from "./read-figures.ts";

const nothing: Figures = {
  orders: 0,
  gmv: 0,
  netGmv: 0,
  revenue: 0,
  bookedGmv: 0,
  deliveredOrders: 0,
  buyers: 0,
  sellers: 0,
  views: 0,
  visits: 0,
};

const names = Object.keys(nothing) as (keyof Figures)[];

/** So many days from that one on. */
export const listDays = (days: FiguresOfDays, from: string, count: number): AdminAnalytics["series"] =>
  Array.from({ length: count }, (_, at) => {
    const date = shiftDay(from, at);
    return { date, ...nothing, ...days.get(date) };
  });

/** Totals of days, with the ratios of the whole. */
export function addFigures(days: readonly Figures[]): AdminAnalytics["totals"] {
  const totals = { ...nothing };
  for (const day of days) for (const name of names) totals[name] += day[name];
  const { revenue, bookedGmv, deliveredOrders, visits } = totals;
  // visits were not counted from the beginning
  const countedOrders = days.reduce((sum, day) => sum + (day.visits > 0 ? day.orders : 0), 0);
  return {
    ...totals,
    takeRate: bookedGmv > 0 ? toPercent(revenue / bookedGmv) : null,
    averageOrder: deliveredOrders > 0 ? Math.round(bookedGmv / deliveredOrders) : null,
    conversion: visits > 0 ? toPercent(countedOrders / visits) : null,
  };
}

/** With at most two decimals. */
const toPercent = (part: number) => Math.round(part * 10_000) / 100;
