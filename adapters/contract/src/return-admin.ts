import { z } from "zod";
import { AdministeredReturn } from "./administered-return.ts";
import { success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { AdministeredParcel } from "./order-admin.ts";
import { returnReasons } from "./return-status.ts";
import { NewReturn } from "./returns.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/return-admin.ts";
import { freeText, IdParams, VersionInput } from "./shared-schemas.ts";

/**
 * A return that an administrator opens on behalf of the buyer. It names no account: where money goes is up to the buyer, who
 * names the account once the refund is owed.
 */
export const OpenedReturn = z
  .strictObject({
    items: NewReturn.shape.items.describe("lines of the parcel, each with the pieces that come back"),
    reason: z.enum(returnReasons),
    photos: NewReturn.shape.photos.describe("what the buyer has sent; files of the administrator"),
    explanation: freeText(limits.reasonMin, limits.reasonMax).describe(
      "why an administrator opens it; shown to the buyer and the shop",
    ),
    version: VersionInput,
  })
  .meta({ id: "OpenedReturn" });

export type OpenedReturn = z.infer<typeof OpenedReturn>;

export const returnAdminRoutes = defineRoutes({
  openReturn: {
    ...splitEndpoint(routes.openReturn),
    summary:
      "Open a return of a delivered parcel, by id or number, on behalf of its buyer, also after the 14 days; both the buyer and the shop are notified",
    access: ["admin"],
    forward: { path: "/admin/orders/{id}/returns", pick: "return" },
    extension: true,
    idempotent: true,
    versioned: true,
    current: AdministeredParcel,
    params: IdParams,
    body: OpenedReturn,
    success: { status: 201, schema: success("OpenedReturnAnswer", AdministeredReturn) },
    errors: [
      "order_not_found",
      "not_found",
      "return_not_found",
      "account_not_found",
      "conflict",
      "too_many_to_return",
      "stale_version",
      "idempotency_mismatch",
    ],
  },
});
