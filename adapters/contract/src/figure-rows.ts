import type { AdminOperations } from "./admin-analytics.ts";
import type { AdminAnalytics, AdminStats } from "./admin-stats.ts";
import type { PaymentMethod } from "./payment-status.ts";
import type { ReturnReason } from "./return-status.ts";
import type { TimelineActor } from "./timeline-actors.ts";

// Free of zod at run time, since browsers import this file.

/** A list of administrators, with the filters that find the rows of a number besides its days. */
export interface FigureRows {
  list: "orders" | "payments" | "returns" | "users" | "shops" | "products";
  filters?: Readonly<Record<string, string>>;
}

const parcels = (dated: string) => ({ list: "orders", filters: { dated } }) as const;

/** Where the rows of the figures of a period are; their days are the list's `from` and `to`. */
export const figureRows = {
  gmv: { list: "orders" },
  orders: { list: "orders" },
  revenue: parcels("commission"),
  takeRate: parcels("commission"),
  averageOrder: parcels("first_delivered"),
  deliveredOrders: parcels("first_delivered"),
  buyers: { list: "users", filters: { openedAs: "buyer" } },
  sellers: { list: "shops" },
} as const satisfies Partial<Record<keyof AdminAnalytics["totals"], FigureRows>>;

/** Where the rows of the figures since the beginning are. */
export const totalRows = {
  gmv: { list: "orders" },
  revenue: parcels("commission"),
  orders: { list: "orders" },
  users: { list: "users" },
  sellers: { list: "shops" },
  products: { list: "products", filters: { status: "published" } },
} as const satisfies Partial<Record<keyof AdminStats, FigureRows>>;

/** Of the shares in time: those that were late. */
export const shareRows = {
  paidAttempts: { list: "payments", filters: { outcome: "paid" } },
  acceptedInTime: parcels("accepted_late"),
  sentInTime: parcels("sent_late"),
  cancelledParcels: { list: "orders", filters: { status: "cancelled" } },
  returnedParcels: parcels("returned"),
} as const satisfies Partial<Record<keyof AdminOperations["totals"], FigureRows>>;

/** Successful payments by one method. */
export const methodRows = (method: PaymentMethod): FigureRows => ({
  list: "payments",
  filters: { outcome: "paid", method },
});

/** Parcels that one of them cancelled. */
export const cancelledRows = (cancelledBy: TimelineActor): FigureRows => ({
  list: "orders",
  filters: { status: "cancelled", cancelledBy },
});

/** Booked returns of delivered parcels for one reason. */
export const reasonRows = (reason: ReturnReason): FigureRows => ({
  list: "returns",
  filters: { reason, dated: "delivered" },
});
