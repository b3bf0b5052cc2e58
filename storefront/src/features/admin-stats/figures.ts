import type { AdminAnalytics, AdminStats } from "@bezak/contract/admin-stats.ts";
import type { PanelPaths } from "../../lib/panel-paths.ts";

/** Figures of a period, in the order of the page. */
export const figures = [
  "gmv",
  "netGmv",
  "revenue",
  "averageOrder",
  "takeRate",
  "orders",
  "deliveredOrders",
  "buyers",
  "sellers",
  "views",
] as const satisfies readonly (keyof AdminAnalytics["totals"])[];

export type Figure = (typeof figures)[number];

/** Ratios of a whole period. */
const ratios = ["averageOrder", "takeRate"] as const satisfies readonly Figure[];

/** A figure that adds up, and so has a value for each day. */
export type DailyFigure = Exclude<Figure, (typeof ratios)[number]>;

export const dailyFigures = figures.filter(
  (figure): figure is DailyFigure => !ratios.some((ratio) => ratio === figure),
);

/** Figures since the beginning, in the order of the page. */
export const totals = [
  "gmv",
  "revenue",
  "orders",
  "users",
  "sellers",
  "products",
] as const satisfies readonly (keyof AdminStats)[];

export type Total = (typeof totals)[number];

const sums: ReadonlySet<Figure | Total> = new Set(["gmv", "netGmv", "revenue", "averageOrder"]);

export const isSum = (figure: Figure | Total): boolean => sums.has(figure);

/** Pages with the rows that a figure counts. */
export const rowPages: Partial<Record<Figure | Total, (paths: PanelPaths) => string>> = {
  buyers: (paths) => paths.users(),
  sellers: (paths) => paths.shops(),
  users: (paths) => paths.users(),
  products: (paths) => `${paths.administeredProducts()}?status=published`,
  gmv: (paths) => paths.administeredOrders(),
  orders: (paths) => paths.administeredOrders(),
};

const countedInOrders: ReadonlySet<Figure> = new Set(["gmv", "orders"]);

/** The address of the rows that a figure of a period counts, those of its days; undefined where no page lists them. */
export function findPeriodRows(
  figure: Figure,
  series: AdminAnalytics["series"],
  paths: PanelPaths,
): string | undefined {
  const page = rowPages[figure]?.(paths);
  const [from, to] = [series.at(0)?.date, series.at(-1)?.date];
  if (!countedInOrders.has(figure) || !from || !to) return page;
  return `${page}?${new URLSearchParams({ from, to })}`;
}
