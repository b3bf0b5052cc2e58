import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { repeatPayout } from "../../../../../workflows/payout/repeat-payout.ts";
import { getSentVersion } from "../../../../sent-version.ts";

/** Makes a payout in place of a failed one, once: `{payout}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const repeat = { actor: req.auth_context.actor_id, version: getSentVersion(req) };
  res.json({ payout: await repeatPayout(req.scope, req.params.id ?? "", repeat) });
}
