import type { AdminAnalytics, AdminStats } from "./admin-stats.ts";

// Free of zod at run time, since browsers import this file.

/** A list of administrators, with the filters that find the rows of a number besides its days. */
export interface FigureRows {
  list: "orders" | "users" | "shops" | "products";
  filters?: Readonly<Record<string, string>>;
}

/** Where the rows of the figures of a period are; their days are the list's `from` and `to`. */
export const figureRows = {
  gmv: { list: "orders" },
  orders: { list: "orders" },
  buyers: { list: "users", filters: { openedAs: "buyer" } },
  sellers: { list: "shops" },
} as const satisfies Partial<Record<keyof AdminAnalytics["totals"], FigureRows>>;

/** Where the rows of the figures since the beginning are. */
export const totalRows = {
  gmv: { list: "orders" },
  orders: { list: "orders" },
  users: { list: "users" },
  sellers: { list: "shops" },
  products: { list: "products", filters: { status: "published" } },
} as const satisfies Partial<Record<keyof AdminStats, FigureRows>>;
