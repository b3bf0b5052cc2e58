import type { payoutsRoutes } from "@bezak/contract/payouts.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adjustBalance } from "../../../../../workflows/seller-ledger/adjust-balance.ts";
import { getIdempotencyKey } from "../../../../idempotency-key.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/**
 * Adjusts a shop's balance: `{entry}`, or 202 `{adjustment}`, which waits for another administrator. A repeated key
 * returns the same adjustment.
 */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof payoutsRoutes.adjustBalance>>,
  res: MedusaResponse,
): Promise<void> {
  const made = await adjustBalance(req.scope, {
    sellerId: req.params.id ?? "",
    actor: req.auth_context.actor_id,
    ...req.validatedBody,
    idempotencyKey: getIdempotencyKey(req),
  });
  res.status("entry" in made ? 201 : 202).json(made);
}
