import type { AdminAnalytics, AdminStats } from "@bezak/contract/admin-stats.ts";

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
