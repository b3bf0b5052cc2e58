import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { considerPayouts } from "../../../../workflows/payout/consider-payouts.ts";

/** What a sweep would pay out now, and whom not and why: `{preview}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { ready, leftOut } = await considerPayouts(req.scope, req.auth_context.actor_id);
  const payouts = ready.map(({ seller, amount, entries }) => ({ seller, amount, entries }));
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0);
  res.json({ preview: { payouts, total, leftOut } });
}
