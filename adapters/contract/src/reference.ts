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
      .describe(
        "list rows left out of answers because they were invalid, since this process started; the log names them",
      ),
  })
  .meta({ id: "Health" });

export type Health = z.infer<typeof Health>;

export const Probe = z.object({ status: z.literal("ok") }).meta({ id: "Probe" });

export type Probe = z.infer<typeof Probe>;

export const City = z
  .object({
    id: Id,
    slug: z.string(),
    name: Localized,
    deliveryDays: z.int().min(0),
    pickup: z.boolean().describe("whether orders can be picked up there"),
  })
  .meta({ id: "City" });

export type City = z.infer<typeof City>;

export const DeliveryTerms = z.object({ fee: Sum, freeFrom: Sum.nullable() }).meta({
  id: "DeliveryTerms",
  description: "the courier's fee, and the value of products from which delivery is free",
});

export type DeliveryTerms = z.infer<typeof DeliveryTerms>;

export const referenceRoutes = defineRoutes({
  health: {
    ...splitEndpoint(routes.health),
    summary: "Status of the API and the services behind it; 503 if not even reads can be served",
    access: "public",
    success: { status: 200, schema: success("HealthAnswer", Health) },
  },
  healthLive: {
    ...splitEndpoint(routes.healthLive),
    summary: "Whether the web server runs; asks nothing behind it",
    access: "public",
    extension: true,
    success: { status: 200, schema: success("LiveAnswer", Probe) },
  },
  healthReady: {
    ...splitEndpoint(routes.healthReady),
    summary: "Whether requests can be sent here; 503 if not even reads can be served",
    access: "public",
    extension: true,
    success: { status: 200, schema: success("ReadyAnswer", Probe) },
  },
  cities: {
    ...splitEndpoint(routes.cities),
    summary: "Cities with delivery",
    access: "public",
    forward: { path: "/catalog/cities", pick: "cities" },
    cached: true,
    success: { status: 200, schema: success("CitiesAnswer", z.array(City)) },
  },
  deliveryTerms: {
    ...splitEndpoint(routes.deliveryTerms),
    summary: "Delivery fee and the value from which delivery is free",
    access: "public",
    cached: true,
    extension: true,
    success: { status: 200, schema: success("DeliveryTermsAnswer", DeliveryTerms) },
  },
});
