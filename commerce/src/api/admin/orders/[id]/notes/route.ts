import type { orderAdminRoutes } from "@bezak/contract/order-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { addOrderNote } from "../../../../../workflows/parcel/order-notes.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";
import { getIdempotencyKey } from "../../../../idempotency-key.ts";

/** Adds a note about the order of a parcel: 201 `{note}`. Without an `Idempotency-Key` every request adds one. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof orderAdminRoutes.addOrderNote>>,
  res: MedusaResponse,
): Promise<void> {
  const note = await addOrderNote(req.scope, {
    parcel: req.params.id ?? "",
    adminId: req.auth_context.actor_id,
    body: req.validatedBody,
    key: getIdempotencyKey(req),
  });
  res.status(201).json({ note });
}
