import type { orderTimelineRoutes } from "@bezak/contract/order-timeline.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { resendMail } from "../../../../../workflows/order-timeline/resend-mail.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";
import { getIdempotencyKey } from "../../../../idempotency-key.ts";

/** Sends a mail about the order of a parcel again: 201 `{mail}`. Without an `Idempotency-Key` every request sends one. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof orderTimelineRoutes.resendOrderMail>>,
  res: MedusaResponse,
): Promise<void> {
  const mail = await resendMail(req.scope, {
    parcel: req.params.id ?? "",
    adminId: req.auth_context.actor_id,
    body: req.validatedBody,
    key: getIdempotencyKey(req),
  });
  res.status(201).json({ mail });
}
