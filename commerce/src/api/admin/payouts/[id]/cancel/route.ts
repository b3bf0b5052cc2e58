import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { movePayout } from "../../../../../workflows/payout/move-payout.ts";
import { getSentVersion } from "../../../../sent-version.ts";

/** Cancels a payout that was not sent to a bank: `{payout}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const actor = req.auth_context.actor_id;
  const move = { to: "cancelled", actor, version: getSentVersion(req) } as const;
  res.json({ payout: await movePayout(req.scope, req.params.id ?? "", move) });
}
