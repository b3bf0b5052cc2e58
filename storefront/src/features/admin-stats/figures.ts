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
  "visits",
  "conversion",
] as const satisfies readonly (keyof AdminAnalytics["totals"])[];

export type Figure = (typeof figures)[number];

/** Ratios of a whole period. */
const ratios = ["averageOrder", "takeRate", "conversion"] as const satisfies readonly Figure[];

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

/** Percentages of a whole period. */
export const isRate = (figure: Figure): boolean => figure === "takeRate" || figure === "conversion";

export const isSum = (figure: Figure | Total): boolean => sums.has(figure);

/** Pages with the rows that a figure of a period counts; `days` are filters of a list. */
export const rowPages: Partial<Record<Figure, (paths: PanelPaths, days: string) => string>> = {
  gmv: (paths, days) => `${paths.administeredOrders()}?${days}`,
  orders: (paths, days) => `${paths.administeredOrders()}?${days}`,
  averageOrder: (paths, days) => `${paths.administeredOrders()}?${days}`,
  buyers: (paths, days) => `${paths.users()}?${days}`,
  sellers: (paths, days) => `${paths.shops()}?${days}`,
};

/** Pages with the rows of a total. */
export const totalPages: Partial<Record<Total, (paths: PanelPaths) => string>> = {
  gmv: (paths) => paths.administeredOrders(),
  orders: (paths) => paths.administeredOrders(),
  users: (paths) => paths.users(),
  sellers: (paths) => paths.shops(),
  products: (paths) => `${paths.administeredProducts()}?status=published`,
};
