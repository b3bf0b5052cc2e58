import type { shopMoneyRoutes } from "@bezak/contract/shop-money.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { holdPayouts } from "../../../../../workflows/seller-ledger/shop-money.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";
import { getIdempotencyKey } from "../../../../idempotency-key.ts";

/** Holds a shop's payouts: 201 `{hold}`. A repeated key returns the same hold. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof shopMoneyRoutes.holdPayouts>>,
  res: MedusaResponse,
): Promise<void> {
  const hold = await holdPayouts(req.scope, {
    ...req.validatedBody,
    sellerId: req.params.id ?? "",
    actor: req.auth_context.actor_id,
    idempotencyKey: getIdempotencyKey(req) ?? crypto.randomUUID(),
  });
  res.status(201).json({ hold });
}
