import type { returnAdminRoutes } from "@bezak/contract/return-admin.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { openReturn } from "../../../../../workflows/return/open-return.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";
import { getIdempotencyKey } from "../../../../idempotency-key.ts";

/** Opens a return of a parcel for its buyer: 201 `{return}`. Without an `Idempotency-Key` every request opens one. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof returnAdminRoutes.openReturn>>,
  res: MedusaResponse,
): Promise<void> {
  const opened = await openReturn(req.scope, {
    parcel: req.params.id ?? "",
    adminId: req.auth_context.actor_id,
    body: req.validatedBody,
    key: getIdempotencyKey(req),
  });
  res.status(201).json({ return: opened });
}
