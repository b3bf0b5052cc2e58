import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Days } from "../../modules/parcel/sales-repository.ts";
import { readRows } from "../../read-rows.ts";
import { startOfDay } from "../../tashkent-days.ts";
import { getViews } from "../product-view/count-view.ts";
import { IS_ORDER, orderedParcels } from "./ordered-parcels.ts";

/** Figures of a day; they add up. */
export type Figures = Omit<AdminAnalytics["series"][number], "date">;

export type FiguresOfDays = ReadonlyMap<string, Partial<Figures>>;

type StoredFigure = Exclude<keyof Figures, "views">;

interface Source {
  /** when it happened */
  at: string;
  /** of the rows of one day */
  figures: Partial<Record<StoredFigure, string>>;
  /** every parameter is the beginning */
  from: string;
}

/** Products that were cancelled, by the time of the cancellation: its lines were not cancelled before. */
const CANCELLED = `(
  select c.created_at as at, (line->>'unit_price')::numeric * (line->>'quantity')::numeric as value
  from order_cancellation c cross join lateral jsonb_array_elements(c.lines->'rows') line
  where c.state = 'done' and c.deleted_at is null and c.created_at >= ?) cancelled`;

/** What buyers owe for delivered products is booked with the commission, and taken back with it when they are returned. */
const PRODUCTS = "ledger_entry where account = 'buyers' and type in ('earning', 'refund') and at >= ?";

const FIRST_DELIVERIES = `(
  select min(at) as at from ledger_transaction where kind = 'earning' group by order_id having min(at) >= ?) delivered`;

const SOURCES: readonly Source[] = [
  {
    at: "created_at",
    figures: { orders: `count(*) filter (where ${IS_ORDER})`, gmv: "sum(gross)", netGmv: "sum(gross)" },
    from: orderedParcels("p.created_at >= ?"),
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
    from: "ledger_entry where account = 'commission' and at >= ?",
  },
  { at: "at", figures: { deliveredOrders: "count(*)" }, from: FIRST_DELIVERIES },
  {
    at: "created_at",
    figures: { buyers: "count(*)" },
    from: "customer where deleted_at is null and created_at >= ?",
  },
  {
    at: "joined_at",
    figures: { sellers: "count(*)" },
    from: "seller where deleted_at is null and joined_at >= ?",
  },
];

const NAMES = [...new Set(SOURCES.flatMap(({ figures }) => Object.keys(figures) as StoredFigure[]))];

const rows = SOURCES.map(({ at, figures, from }) => {
  const columns = NAMES.map((name) => `${figures[name] ?? "0"} as "${name}"`);
  return `select (${at} at time zone 'Asia/Tashkent')::date as day, ${columns.join(", ")} from ${from} group by 1`;
});

/** One row for each day on which something happened. */
const BY_DAY = `select day::text, ${NAMES.map((name) => `sum("${name}")::float8 as "${name}"`).join(", ")}
  from (${rows.join(" union all ")}) figures group by day`;

const PARAMETERS = BY_DAY.split("?").length - 1;

/** The marketplace's figures on each of these days in Tashkent on which there was anything. */
export async function readFigures(container: MedusaContainer, { from, to }: Days): Promise<FiguresOfDays> {
  const since = startOfDay(from);
  const [found, views] = await Promise.all([
    readRows<Figures & { day: string }>(container, BY_DAY, Array(PARAMETERS).fill(since)),
    getViews(container).ofAllShops(from, to),
  ]);
  const days = new Map<string, Partial<Figures>>(found.map(({ day, ...figures }) => [day, figures]));
  for (const [date, count] of views) days.set(date, { ...days.get(date), views: count });
  return days;
}
