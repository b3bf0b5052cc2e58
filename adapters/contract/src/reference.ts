import { z } from "zod";
import { success } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/reference.ts";
import { Id, Localized, Sum } from "./shared-schemas.ts";

const CheckState = z.enum(["ok", "down"]);

export const Health = z
  .object({
    status: z.enum(["ok", "degraded"]),
    version: z.string(),
    uptime: z.number().describe("seconds"),
    checks: z.object({ commerce: CheckState, database: CheckState, search: CheckState }),
    rowsLeftOut: z
      .int()
      .min(0)
      .describe("rows of lists that could not be shown since this process started; its log names them"),
  })
  .meta({ id: "Health" });

export type Health = z.infer<typeof Health>;

export const City = z
  .object({
    id: Id,
    slug: z.string(),
    name: Localized,
    deliveryDays: z.int().min(0),
    pickup: z.boolean().describe("goods can be picked up there"),
  })
  .meta({ id: "City" });

export type City = z.infer<typeof City>;

export const DeliveryTerms = z
  .object({ fee: Sum, freeFrom: Sum.nullable() })
  .meta({ id: "DeliveryTerms", description: "courier's fee and the sum of goods from which it is free" });

export type DeliveryTerms = z.infer<typeof DeliveryTerms>;

export const referenceRoutes = defineRoutes({
  health: {
    ...splitEndpoint(routes.health),
    summary: "Is the shop served, and by what; 503 when not even reads can be",
    access: "public",
    success: { status: 200, schema: success("HealthAnswer", Health) },
  },
  cities: {
    ...splitEndpoint(routes.cities),
    summary: "Cities goods are delivered to",
    access: "public",
    forward: { path: "/catalog/cities", pick: "cities" },
    cached: true,
    success: { status: 200, schema: success("CitiesAnswer", z.array(City)) },
  },
  deliveryTerms: {
    ...splitEndpoint(routes.deliveryTerms),
    summary: "What delivery costs",
    access: "public",
    cached: true,
    extension: true,
    success: { status: 200, schema: success("DeliveryTermsAnswer", DeliveryTerms) },
  },
});
