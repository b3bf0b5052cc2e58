import type { payoutsRoutes } from "@bezak/contract/payouts.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readDefault } from "../../../../workflows/commission/read-rules.ts";
import { setDefaultRule } from "../../../../workflows/commission/set-rule.ts";
import type { RequestBody } from "../../../body-middlewares.ts";

/** Sets the commission that applies without a rule: `{rule}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof payoutsRoutes.setDefaultCommission>>,
  res: MedusaResponse,
): Promise<void> {
  const rate = Math.round(req.validatedBody.percent * 100);
  await setDefaultRule(req.scope, rate, { changedBy: req.auth_context.actor_id });
  res.json({ rule: await readDefault(req.scope) });
}
