import { z } from "zod";
import { DashboardProduct, Turnover } from "./dashboard.ts";
import { analyticsPeriods } from "./dashboard-periods.ts";
import { success } from "./envelope.ts";
import { paymentMethods } from "./payment-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/admin-stats.ts";
import { Id, Localized, ofSums, Time } from "./shared-schemas.ts";

const count = z.int().min(0);

/** Negative when more is given back or cancelled than comes in. */
const Booked = ofSums(
  z
    .int()
    .meta({ id: "BookedSum", description: "whole number of Uzbek sum, may be negative", "x-unit": "UZS" }),
);

/** Figures are stored by day. */
export const countedAt = Time.nullable().describe(
  "what is dated before was counted then, usually less than eleven minutes ago, so a later change of it is not in the figures yet; what is dated before the last 45 days is counted at night. What came since is counted at each call. Null when everything is",
);

const orders = count.describe("orders placed, cancelled ones included");
const gmv = Turnover.describe(
  "gross: value of the products of the parcels placed, cancelled ones included, without delivery",
);
const revenue = Booked.describe(
  "commission booked in the ledger, less what returns gave back, by the time of booking",
);

const total = <T extends z.ZodType>(schema: T, description: string) =>
  z.object({ total: schema, today: schema }).describe(description);

const since = Time.nullable();

/** `today` is the change since midnight in Tashkent. */
export const AdminStats = z
  .object({
    countedAt,
    orders: total(count, "orders placed, cancelled ones included; their parcels: GET /admin/orders"),
    gmv: total(
      Turnover,
      "value of the products of the parcels placed, cancelled ones included; null for ranks that see no money",
    ).nullable(),
    revenue: total(
      Booked,
      "commission booked in the ledger, less what returns gave back; null as `gmv`",
    ).nullable(),
    users: total(count, "open accounts; `today` those opened today: GET /admin/users"),
    sellers: total(count, "shops, suspended ones included; `today` those opened today: GET /admin/sellers"),
    products: total(count, "published products; `today` those created today: GET /admin/products"),
    awaiting: z.object({
      applications: count.describe("undecided: GET /admin/seller-applications"),
      reviews: count.describe("to be checked: GET /admin/reviews"),
      reports: count.describe("published reviews that were reported: GET /admin/moderation, `report`"),
      products: count.describe("products changed by their shops: GET /admin/moderation, `product`"),
      messages: count.describe("new messages to the marketplace"),
      returns: count.describe("requested, of all shops: GET /admin/returns"),
      refunds: count.describe("refunds owed: GET /admin/refunds-owed"),
      adjustments: count.describe("requested by another administrator: GET /admin/adjustments"),
      approvals: count.describe("acts for a second administrator: GET /admin/approvals"),
      oldest: z
        .object({
          applications: since.describe("sent"),
          reviews: since.describe("written or last edited"),
          reports: since.describe("first reported"),
          products: since.describe("changed"),
          messages: since.describe("sent"),
          returns: since.describe("requested"),
          refunds: since.describe("owed since"),
          adjustments: since.describe("requested"),
          approvals: since.describe("requested"),
        })
        .describe("since when the oldest of each waits; null if none does"),
    }),
  })
  .meta({ id: "AdminStats" });

export type AdminStats = z.infer<typeof AdminStats>;

/** What waits for a decision of an administrator. */
export type AwaitingKind = keyof AdminStats["awaiting"]["oldest"];

const figures = {
  orders,
  gmv,
  netGmv: Booked.describe(
    "gmv less the products cancelled and returned, which are dated when that happened; returns by the ledger",
  ),
  revenue,
  bookedGmv: Booked.describe(
    "value of the products whose commission is `revenue`: delivered, less returned, by the time of booking",
  ),
  deliveredOrders: count.describe("orders of which the first parcel was booked as delivered then"),
  buyers: count.describe("accounts of buyers opened then and not closed since"),
  sellers: count.describe("shops opened then"),
  views: count.describe("pages of products opened, at most once a day for a browser and product"),
  visits: count.describe("browsers that opened a product, once a day each"),
};

/** Of a whole period. */
const ratios = {
  takeRate: z
    .number()
    .nullable()
    .describe("percentage of `revenue` in `bookedGmv`, at most two decimals; null unless that is above zero"),
  averageOrder: Booked.nullable().describe(
    "AOV: `bookedGmv` by `deliveredOrders`, rounded to a whole sum; null if none was delivered",
  ),
  conversion: z
    .number()
    .nullable()
    .describe(
      "percentage of `orders` in `visits`, at most two decimals, of the days with a visit; null without one",
    ),
};

const sold = {
  pieces: count,
  sales: Turnover.describe("value of the pieces sold; cancelled ones do not count"),
};

const placed = { orders, gmv };

/** Days are in Tashkent time. */
export const AdminAnalytics = z
  .object({
    period: z.enum(analyticsPeriods),
    countedAt,
    series: z
      .array(z.object({ date: z.iso.date(), ...figures }))
      .describe("every day of the period, today last"),
    totals: z.object({ ...figures, ...ratios }),
    before: z.object({ ...figures, ...ratios }).describe("the totals of as many days before"),
    topProducts: z
      .array(z.object({ ...DashboardProduct, ...sold }))
      .describe("at most ten, best first; as `topCategories` without what came since `countedAt`"),
    topCategories: z
      .array(z.object({ categoryId: Id, slug: z.string(), name: Localized, ...sold }))
      .describe("at most ten, by the products' present categories"),
    cities: z.array(z.object({ city: z.string(), name: Localized, ...placed })).describe("of the delivery"),
    paymentMethods: z
      .array(z.object({ method: z.enum(paymentMethods), ...placed }))
      .describe("chosen last for the order"),
  })
  .meta({ id: "AdminAnalytics" });

export type AdminAnalytics = z.infer<typeof AdminAnalytics>;

export const adminStatsRoutes = defineRoutes({
  adminStats: {
    ...splitEndpoint(routes.adminStats),
    summary: "Totals of the marketplace, their changes today, and what awaits a decision",
    access: ["admin"],
    forward: { path: "/admin/stats", pick: "stats" },
    heavy: true,
    success: { status: 200, schema: success("AdminStatsAnswer", AdminStats) },
  },
  adminAnalytics: {
    ...splitEndpoint(routes.adminAnalytics),
    summary: "Orders, money and people by day, compared with the period before",
    access: ["admin"],
    forward: { path: "/admin/analytics", pick: "analytics" },
    query: z.strictObject({ period: z.enum(analyticsPeriods).default("7d") }),
    heavy: true,
    success: { status: 200, schema: success("AdminAnalyticsAnswer", AdminAnalytics) },
  },
});
