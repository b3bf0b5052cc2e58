import type { CallName } from "./access-table.ts";

/**
 * Lists of the administrators' panel that can be saved as views, with the keys of the columns that may be shown or hidden,
 * in the order of the list. Free of zod, since browsers import this file.
 */
export const viewedLists = {
  users: ["role", "state", "orders", "seen", "phone", "registered", "spent"],
  orders: ["products", "buyer", "sum", "state", "placed", "shop", "payment"],
  returns: ["products", "reason", "buyer", "amount", "state", "requested", "shop", "payment"],
  payments: ["transaction", "amount", "state", "method", "began", "ended"],
  products: ["price", "stock", "status", "shop", "category", "changed"],
  shops: ["owner", "products", "joined", "cash", "status", "balance"],
  applications: ["person", "categories", "sent", "status"],
  // cards: filters and order only
  reviews: [],
  messages: [],
  approvals: ["who", "state", "sum", "shop"],
  audit: ["who", "when", "outcome"],
  refunds: ["reason", "account", "amount", "since"],
  payouts: ["at", "status", "account", "amount"],
  cash: ["delivered", "received", "amount"],
  adjustments: ["asked", "state", "amount"],
  entries: ["at", "state", "amount", "after"],
} as const;

/** The call that shows each list: its views are for the ranks that may make it. */
export const listCalls = {
  users: "administeredUsers",
  orders: "administeredParcels",
  returns: "administeredReturns",
  payments: "administeredPayments",
  products: "administeredProducts",
  shops: "administeredShops",
  applications: "reviewApplications",
  reviews: "administeredReviews",
  messages: "contactMessages",
  approvals: "approvals",
  audit: "auditEntries",
  refunds: "refundsOwed",
  payouts: "payouts",
  cash: "cashReceipts",
  adjustments: "adjustmentRequests",
  entries: "shopEntries",
} as const satisfies Record<keyof typeof viewedLists, CallName>;

export type ViewedList = keyof typeof viewedLists;

export type ViewedColumn<L extends ViewedList> = (typeof viewedLists)[L][number];

export const viewedListNames = Object.keys(viewedLists) as [ViewedList, ...ViewedList[]];

/** Height of rows. */
export const densities = ["comfortable", "compact"] as const;

export type Density = (typeof densities)[number];

/** Views of one person for one list. */
export const viewsMax = 50;

/** Characters of a view's name. */
export const viewNameMax = 60;
