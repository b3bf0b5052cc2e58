import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAdministeredPayout } from "../../../../workflows/payout/administered-payout.ts";

/** Reads a payout with its history and approvals: `{payout}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { actor_id: readerId } = req.auth_context;
  res.json({ payout: await readAdministeredPayout(req.scope, req.params.id ?? "", readerId) });
}
