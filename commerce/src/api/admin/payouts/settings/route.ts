import type { payoutsRoutes } from "@bezak/contract/payouts.ts";
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readPayoutSettings, setPayoutSettings } from "../../../../workflows/payout/payout-settings.ts";
import type { RequestBody } from "../../../body-middlewares.ts";

/** Returns the minimum sum and the interval of payouts: `{settings}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ settings: await readPayoutSettings(req.scope) });
}

export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof payoutsRoutes.setPayoutSettings>>,
  res: MedusaResponse,
): Promise<void> {
  await setPayoutSettings(req.scope, req.validatedBody, { changedBy: req.auth_context.actor_id });
  res.json({ settings: await readPayoutSettings(req.scope) });
}
