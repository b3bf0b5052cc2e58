import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { getViews } from "../product-view/count-view.ts";
import { getVisits } from "../visit/count-visits.ts";
import { readDayRows, type PartlyStored } from "./day-rows.ts";
import type { DayQuery } from "./limit-query.ts";
import { IS_ORDER, ORDERED_PARCELS } from "./ordered-parcels.ts";

/** Figures of a day; they add up. */
export type Figures = Omit<AdminAnalytics["series"][number], "date">;

export type FiguresOfDays = ReadonlyMap<string, Partial<Figures>>;

type StoredFigure = Exclude<keyof Figures, "views" | "visits">;

interface Source {
  /** when it happened */
  at: string;
  /** of the rows of one day */
  figures: Partial<Record<StoredFigure, string>>;
  /** a part of a `DayQuery` */
  from: string;
}

/** Products that were cancelled, by the time of the cancellation: its lines were not cancelled before. */
const CANCELLED = `(
  select c.created_at as at, (line->>'unit_price')::numeric * (line->>'quantity')::numeric as value
  from order_cancellation c cross join lateral jsonb_array_elements(c.lines->'rows') line
  where c.state = 'done' and c.deleted_at is null and c.created_at >= $since and c.created_at < $until) cancelled`;

/** What buyers owe for delivered products is booked with the commission, and taken back with it when they are returned. */
const PRODUCTS =
  "ledger_entry where account = 'buyers' and type in ('earning', 'refund') and at >= $since and at < $until";

const FIRST_DELIVERIES = `(
  select t.at from ledger_transaction t where t.kind = 'earning' and t.at >= $since and t.at < $until and t.id = (
    select first.id from ledger_transaction first where first.kind = 'earning' and first.order_id = t.order_id
    order by first.at, first.id limit 1)) delivered`;

const SOURCES: readonly Source[] = [
  {
    at: "created_at",
    figures: { orders: `count(*) filter (where ${IS_ORDER})`, gmv: "sum(gross)", netGmv: "sum(gross)" },
    from: ORDERED_PARCELS,
  },
  { at: "at", figures: { netGmv: "-sum(value)" }, from: CANCELLED },
  {
    at: "at",
    figures: {
      bookedGmv: "-sum(amount)",
      netGmv: "-coalesce(sum(amount) filter (where type = 'refund'), 0)",
    },
    from: PRODUCTS,
  },
  {
    at: "at",
    figures: { revenue: "sum(amount)" },
    from: "ledger_entry where account = 'commission' and at >= $since and at < $until",
  },
  { at: "at", figures: { deliveredOrders: "count(*)" }, from: FIRST_DELIVERIES },
  {
    at: "created_at",
    figures: { buyers: "count(*)" },
    from: "customer where deleted_at is null and created_at >= $since and created_at < $until",
  },
  {
    at: "joined_at",
    figures: { sellers: "count(*)" },
    from: "seller where deleted_at is null and joined_at >= $since and joined_at < $until",
  },
];

const NAMES = [...new Set(SOURCES.flatMap(({ figures }) => Object.keys(figures) as StoredFigure[]))];

/** Queries of these figures by day. */
export const selectFigures = (names: readonly StoredFigure[]): readonly DayQuery[] =>
  SOURCES.flatMap(({ at, figures, from }) => {
    const own = names.filter((name) => figures[name] !== undefined);
    if (own.length === 0) return [];
    const columns = own.map((name) => `${figures[name]} as "${name}"`);
    const pairs = own.map((name) => `('${name}', "${name}"::numeric)`);
    return `select day, figure, null as part, 0 as count, value from (
        select (${at} at time zone 'Asia/Tashkent')::date as day, ${columns.join(", ")} from ${from} group by 1) summed
      cross join lateral (values ${pairs.join(", ")}) named (figure, value)`;
  });

/** The marketplace's figures by day. */
export const FIGURES = selectFigures(NAMES);

/** The marketplace's figures on each of these days in Tashkent on which there was anything. */
export async function readFigures(container: MedusaContainer, days: PartlyStored): Promise<FiguresOfDays> {
  const [rows, views, visits] = await Promise.all([
    readDayRows(container, { ...days, queries: FIGURES, figures: NAMES }),
    getViews(container).ofAllShops(days.from, days.to),
    getVisits(container).listDays(days.from, days.to),
  ]);
  const found = new Map<string, Partial<Figures>>();
  const add = (day: string, name: keyof Figures, value: number) => {
    const figures = found.get(day) ?? {};
    found.set(day, { ...figures, [name]: (figures[name] ?? 0) + value });
  };
  for (const { day, figure, value } of rows) add(day, figure, value);
  for (const [day, count] of views) add(day, "views", count);
  for (const [day, counted] of visits) add(day, "visits", counted.visits);
  return found;
}
