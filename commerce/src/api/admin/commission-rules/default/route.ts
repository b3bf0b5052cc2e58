import type { payoutsRoutes } from "@bezak/contract/payouts.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeDefaultRule } from "../../../../workflows/commission/change-default-rule.ts";
import type { RequestBody } from "../../../body-middlewares.ts";

/** Sets the commission that applies without a rule: `{rule}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof payoutsRoutes.setDefaultCommission>>,
  res: MedusaResponse,
): Promise<void> {
  const change = { ...req.validatedBody, adminId: req.auth_context.actor_id };
  res.json({ rule: await changeDefaultRule(req.scope, change) });
}
