import type { payoutsRoutes } from "@bezak/contract/payouts.ts";
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  changePayoutSettings,
  readVersionedPayoutSettings,
} from "../../../../workflows/payout/change-payout-settings.ts";
import type { RequestBody } from "../../../body-middlewares.ts";

/** Returns the minimum sum and the interval of payouts: `{settings}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ settings: await readVersionedPayoutSettings(req.scope) });
}

export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof payoutsRoutes.setPayoutSettings>>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  res.json({ settings: await changePayoutSettings(req.scope, req.validatedBody, adminId) });
}
