import { z } from "zod";
import { analyticsPeriods } from "./dashboard-periods.ts";
import { success } from "./envelope.ts";
import { timelineActors } from "./orders.ts";
import { paymentMethods } from "./payment-status.ts";
import { returnReasons } from "./return-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/admin-analytics.ts";
import { sellerLimits } from "./seller-limits.ts";

const count = z.int().min(0);

/** A part of a whole; readers divide, so that both numbers can be compared with the rows. */
const part = { count, of: count };
const share = (description: string) => z.object(part).describe(description);

const { acceptWithinHours, sendWithinHours } = sellerLimits;

const inTime = (hours: number, done: string) =>
  share(
    `\`of\`: parcels for which ${hours} hours since they could be accepted ended then, without those that a buyer, the marketplace or a missing payment cancelled before; \`count\`: ${done} within them. Holidays do not stop the clock, since past ones are not stored`,
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
  })
  .meta({ id: "AdminOperations" });

export type AdminOperations = z.infer<typeof AdminOperations>;

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
});
