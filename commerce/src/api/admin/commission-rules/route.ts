import type { payoutsRoutes } from "@bezak/contract/payouts.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readRules } from "../../../workflows/commission/read-rules.ts";
import { setRule } from "../../../workflows/commission/set-rule.ts";
import type { RequestBody } from "../../body-middlewares.ts";

/** Lists all rules, the default first: `{rules}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ rules: await readRules(req.scope) });
}

/** Sets or replaces a rule: `{rule}`. */
export async function POST(
  req: MedusaRequest<RequestBody<typeof payoutsRoutes.setCommissionRule>>,
  res: MedusaResponse,
): Promise<void> {
  const { categoryId = null, sellerId = null, percent, version } = req.validatedBody;
  const rate = Math.round(percent * 100);
  res.json({ rule: await setRule(req.scope, { categoryId, sellerId }, { rate, version }) });
}
