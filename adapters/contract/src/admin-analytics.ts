import { z } from "zod";
import { countedAt } from "./admin-stats.ts";
import { DashboardProduct, Turnover } from "./dashboard.ts";
import { analyticsPeriods } from "./dashboard-periods.ts";
import { success } from "./envelope.ts";
import { Month } from "./finance.ts";
import { timelineActors } from "./timeline-actors.ts";
import { paymentMethods } from "./payment-status.ts";
import { returnReasons } from "./return-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/admin-analytics.ts";
import { sellerLimits } from "./seller-limits.ts";
import { Id, Time } from "./shared-schemas.ts";

const count = z.int().min(0);

/** A part of a whole; readers divide, so that both numbers can be compared with the rows. */
const part = { count, of: count };
const share = (description: string) => z.object(part).describe(description);

const { acceptWithinHours, sendWithinHours } = sellerLimits;

const inTime = (hours: number, done: string) =>
  share(
    `\`of\`: parcels for which ${hours} hours since they could be accepted ended then, without those that a buyer, the marketplace or a missing payment cancelled before; \`count\`: ${done} within them. The time stands still on \`holidays\` of the settings; a shop's own holiday does not stop it, since past ones are not stored`,
  );

const shares = {
  paidAttempts: share(
    "`of`: attempts to pay at a gateway, begun then and over; `count`: those whose payment came in time, also if it was refunded later",
  ),
  cancelledParcels: share("`of`: parcels placed then; `count`: those cancelled as a whole by now"),
  returnedParcels: share(
    "`of`: parcels booked as delivered then; `count`: those with a return booked by now",
  ),
  acceptedInTime: inTime(acceptWithinHours, "accepted by the shop"),
  sentInTime: inTime(sendWithinHours, "handed over to the delivery"),
};

/** Days are in Tashkent time. */
export const AdminOperations = z
  .object({
    period: z.enum(analyticsPeriods),
    countedAt,
    totals: z.object(shares),
    before: z.object(shares).describe("the same of as many days before"),
    paymentMethods: z
      .array(z.object({ method: z.enum(paymentMethods), ...part }))
      .describe("`paidAttempts` by method, most attempts first"),
    cancelledBy: z
      .array(z.object({ actor: z.enum(timelineActors), count }))
      .describe("`cancelledParcels` by who cancelled them, most first"),
    returnReasons: z
      .array(z.object({ reason: z.enum(returnReasons), count }))
      .describe("booked returns of `returnedParcels` by reason, most first"),
    lateSellers: z
      .array(
        z.object({
          sellerId: Id,
          name: z.string(),
          slug: z.string(),
          acceptedInTime: z.object(part),
          sentInTime: z.object(part),
        }),
      )
      .describe("shops with parcels not in time: at most ten, those with the most first"),
  })
  .meta({ id: "AdminOperations" });

export type AdminOperations = z.infer<typeof AdminOperations>;

/** Of figures to which nothing is added that came since. */
const countedThen = (what: string) =>
  Time.nullable().describe(
    `all ${what} of then are counted, usually less than eleven minutes ago; null for those of the call`,
  );

const sold = { pieces: count, sales: Turnover };

/** Days are in Tashkent time; cancelled pieces do not count. */
export const AdminSales = z
  .object({
    period: z.enum(analyticsPeriods),
    countedAt: countedThen("sales"),
    sinkingProducts: z
      .array(z.object({ ...DashboardProduct, ...sold, before: z.object(sold) }))
      .describe("products sold for less than in as many days before: at most ten, the largest loss first"),
    sellers: z
      .array(
        z.object({
          sellerId: Id,
          name: z.string(),
          slug: z.string(),
          parcels: count,
          sales: Turnover,
          before: z.object({ parcels: count, sales: Turnover }),
        }),
      )
      .describe("shops, suspended ones too: at most ten, the largest sales first"),
  })
  .meta({ id: "AdminSales" });

export type AdminSales = z.infer<typeof AdminSales>;

/** Texts in each list, and how often one was searched at least: a text of few may be about a person. */
export const listedSearches = { least: 3, most: 20 } as const;

const words = z
  .array(z.object({ words: z.string(), searches: count, empty: count.describe("those that found nothing") }))
  .describe(
    `at most ${listedSearches.most} texts, in lower case, that were counted ${listedSearches.least} times or more; texts with an address or many digits are never stored, the others for a year`,
  );

const searched = z.object({
  emptySearches: share(
    "`of`: searches, once a day for each browser and text; `count`: those that found nothing",
  ),
});

/** Days are in Tashkent time. */
export const AdminSearches = z
  .object({
    period: z.enum(analyticsPeriods),
    totals: searched,
    before: searched.describe("the same of as many days before"),
    top: words.describe("searched most often"),
    empty: words.describe("searched most often without finding anything"),
  })
  .meta({ id: "AdminSearches" });

export type AdminSearches = z.infer<typeof AdminSearches>;

const again = (days: number) =>
  count
    .nullable()
    .describe(
      `buyers with another order delivered within ${days} days after the first; null while these days are not over for all of them`,
    );

/** By month in Tashkent. */
export const AdminCohorts = z
  .object({
    countedAt: countedThen("deliveries"),
    cohorts: z
      .array(
        z.object({
          month: Month,
          buyers: count.describe("whose first delivered order was delivered in this month, by the ledger"),
          again30: again(30),
          again60: again(60),
          again90: again(90),
        }),
      )
      .describe("the last twelve months, oldest first; the present one is the last"),
  })
  .meta({ id: "AdminCohorts" });

export type AdminCohorts = z.infer<typeof AdminCohorts>;

const ofPeriod = z.strictObject({ period: z.enum(analyticsPeriods).default("7d") });

export const adminAnalyticsRoutes = defineRoutes({
  adminOperations: {
    ...splitEndpoint(routes.adminOperations),
    summary:
      "Shares of paid attempts, cancellations, returns and parcels in time, compared with the period before",
    access: ["admin"],
    forward: { path: "/admin/analytics/operations", pick: "operations" },
    extension: true,
    query: ofPeriod,
    heavy: true,
    success: { status: 200, schema: success("AdminOperationsAnswer", AdminOperations) },
  },
  adminSales: {
    ...splitEndpoint(routes.adminSales),
    summary: "Products that are sold less than in the period before, and the shops that sell most",
    access: ["admin"],
    forward: { path: "/admin/analytics/sales", pick: "sales" },
    extension: true,
    query: ofPeriod,
    heavy: true,
    success: { status: 200, schema: success("AdminSalesAnswer", AdminSales) },
  },
  adminSearches: {
    ...splitEndpoint(routes.adminSearches),
    summary: "What was searched most often, and what was searched without finding anything",
    access: ["admin"],
    forward: { path: "/admin/analytics/searches", pick: "searches" },
    extension: true,
    query: ofPeriod,
    heavy: true,
    success: { status: 200, schema: success("AdminSearchesAnswer", AdminSearches) },
  },
  adminCohorts: {
    ...splitEndpoint(routes.adminCohorts),
    summary: "Buyers by the month of their first delivered order, and how many of them ordered again",
    access: ["admin"],
    forward: { path: "/admin/analytics/cohorts", pick: "cohorts" },
    extension: true,
    heavy: true,
    success: { status: 200, schema: success("AdminCohortsAnswer", AdminCohorts) },
  },
});
