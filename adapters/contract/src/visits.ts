import { z } from "zod";
import { success } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/visits.ts";
import { storableText } from "./shared-schemas.ts";

/** Anonymous counts that browsers report; no call answers who visited or searched. */
export const visitsRoutes = defineRoutes({
  countVisit: {
    ...splitEndpoint(routes.countVisit),
    repeatable: true,
    summary: "Count a visit in which a product was seen, once a day for each browser",
    access: "public",
    extension: true,
    success: { status: 200, schema: success("CountedVisit", z.object({})) },
  },
  countSearch: {
    ...splitEndpoint(routes.countSearch),
    repeatable: true,
    summary: "Count a search and whether it found nothing, once a day for each browser and text",
    access: "public",
    extension: true,
    body: z
      .strictObject({
        q: storableText.trim().min(1).max(200),
        found: z.boolean().describe("whether there was a product"),
      })
      .meta({ id: "SearchReport" }),
    success: { status: 200, schema: success("CountedSearch", z.object({})) },
  },
});
