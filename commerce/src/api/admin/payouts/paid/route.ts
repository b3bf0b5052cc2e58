import type { bankFilesRoutes } from "@bezak/contract/bank-files.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { payPayouts } from "../../../../workflows/payout/pay-payouts.ts";
import type { RequestBody } from "../../../body-middlewares.ts";
import { getIdempotencyKey } from "../../../idempotency-key.ts";

/** Starts a bulk act that records payouts as paid: 201 `{job}`. Without an `Idempotency-Key` every request is another one. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof bankFilesRoutes.payPayouts>>,
  res: MedusaResponse,
): Promise<void> {
  const caller = { adminId: req.auth_context.actor_id, key: getIdempotencyKey(req) };
  res.status(201).json({ job: await payPayouts(req.scope, req.validatedBody, caller) });
}
