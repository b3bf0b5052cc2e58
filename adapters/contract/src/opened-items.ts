import { z } from "zod";
import { success } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/opened-items.ts";
import { Id, IdParams, NamedAdministrator, Time } from "./shared-schemas.ts";

/** Who has something open in the panel. Others can decide about it all the same. */
export const OpenedItem = z
  .object({ id: Id, by: NamedAdministrator, since: Time })
  .meta({ id: "OpenedModerationItem" });

export type OpenedItem = z.infer<typeof OpenedItem>;

const OpenedPage = z
  .strictObject({
    active: z
      .boolean()
      .describe(
        "whether the caller's window is in use: then the page counts as open by the caller for a minute. Otherwise the call only reads",
      ),
  })
  .meta({ id: "OpenedPage" });

const OpenedBy = success("OpenedByAnswer", z.array(OpenedItem));

/** What each call that renews an open page has in common: it decides nothing, and nobody is at the keyboard. */
const renewal = {
  access: ["admin"],
  unattended: true,
  unrecorded: true,
  repeatable: true,
  extension: true,
  params: IdParams,
  body: OpenedPage,
  success: { status: 200, schema: OpenedBy },
} as const;

export const openedItemRoutes = defineRoutes({
  openOrderPage: {
    ...splitEndpoint(routes.openOrderPage),
    summary:
      "Which other administrators have the order of a parcel open, by id or number; opens it for the caller",
    ...renewal,
    forward: { path: "/admin/orders/{id}/opened", pick: "opened" },
    errors: ["order_not_found"],
  },
  openProductPage: {
    ...splitEndpoint(routes.openProductPage),
    summary:
      "Which other administrators have a product open, on its page or in the queue; opens it for the caller",
    ...renewal,
    forward: { path: "/admin/products/{id}/opened", pick: "opened" },
    errors: ["product_not_found"],
  },
});
