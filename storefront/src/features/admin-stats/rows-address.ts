import type { FigureRows } from "@bezak/contract/figure-rows.ts";
import type { PanelPaths } from "../../lib/panel-paths.ts";

const pages: Record<FigureRows["list"], (paths: PanelPaths) => string> = {
  orders: (paths) => paths.administeredOrders(),
  payments: (paths) => paths.administeredPayments(),
  returns: (paths) => paths.administeredReturns(),
  users: (paths) => paths.users(),
  shops: (paths) => paths.shops(),
  products: (paths) => paths.administeredProducts(),
};

/** Address of the page with the rows of a number; undefined if no page lists them. `days` are filters of the list. */
export function rowsAddress(paths: PanelPaths, rows: FigureRows, days?: string): string;
export function rowsAddress(
  paths: PanelPaths,
  rows: FigureRows | undefined,
  days?: string,
): string | undefined;
export function rowsAddress(paths: PanelPaths, rows: FigureRows | undefined, days = "") {
  if (!rows) return undefined;
  const filters = [new URLSearchParams(rows.filters).toString(), days].filter(Boolean).join("&");
  return pages[rows.list](paths) + (filters && `?${filters}`);
}
