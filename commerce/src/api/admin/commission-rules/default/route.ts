import type { payoutsRoutes } from "@bezak/contract/payouts.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readDefault } from "../../../../workflows/commission/read-rules.ts";
import { setDefaultRule } from "../../../../workflows/commission/set-rule.ts";
import type { RequestBody } from "../../../body-middlewares.ts";

/** Sets the commission that applies without a rule: `{rule}`. */
export async function POST(
  req: MedusaRequest<RequestBody<typeof payoutsRoutes.setDefaultCommission>>,
  res: MedusaResponse,
): Promise<void> {
  await setDefaultRule(req.scope, Math.round(req.validatedBody.percent * 100));
  res.json({ rule: await readDefault(req.scope) });
}
