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

/** Pages with the rows that a figure since the beginning counts. */
export const rowPages: Partial<Record<Total, (paths: PanelPaths) => string>> = {
  gmv: (paths) => paths.administeredOrders(),
  orders: (paths) => paths.administeredOrders(),
  users: (paths) => paths.users(),
  sellers: (paths) => paths.shops(),
  products: (paths) => paths.administeredProducts(),
};

/** The address of the rows that a figure of a period counts, by its days; null where no page lists them. */
export function findPeriodRows(
  figure: Figure,
  series: AdminAnalytics["series"],
  paths: PanelPaths,
): string | null {
  if (figure === "sellers") return paths.shops();
  const [from, to] = [series.at(0)?.date, series.at(-1)?.date];
  if ((figure !== "orders" && figure !== "gmv") || !from || !to) return null;
  return `${paths.administeredOrders()}?${new URLSearchParams({ from, to })}`;
}
