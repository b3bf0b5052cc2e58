import type { shopMoneyRoutes } from "@bezak/contract/shop-money.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { releaseHold } from "../../../../../workflows/seller-ledger/shop-money.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Releases a hold: `{hold}`. A repeat changes nothing. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof shopMoneyRoutes.releaseHold>>,
  res: MedusaResponse,
): Promise<void> {
  const release = { ...req.validatedBody, actor: req.auth_context.actor_id };
  res.json({ hold: await releaseHold(req.scope, req.params.id ?? "", release) });
}
