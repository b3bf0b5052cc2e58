import type { AdminAnalytics, AdminStats } from "@bezak/contract/admin-stats.ts";
import type { PanelPaths } from "../../lib/panel-paths.ts";

/** Figures of a period, in the order of the page. */
export const figures = [
  "gmv",
  "revenue",
  "orders",
  "buyers",
  "sellers",
  "views",
] as const satisfies readonly (keyof AdminAnalytics["totals"])[];

export type Figure = (typeof figures)[number];

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

const sums: ReadonlySet<Figure | Total> = new Set(["gmv", "revenue"]);

export const isSum = (figure: Figure | Total): boolean => sums.has(figure);

/** Pages with the rows that a figure counts. */
export const rowPages: Partial<Record<Figure | Total, (paths: PanelPaths) => string>> = {
  sellers: (paths) => paths.shops(),
};
