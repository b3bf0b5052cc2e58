import type { payoutsRoutes } from "@bezak/contract/payouts.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { movePayout } from "../../../../../workflows/payout/move-payout.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Records that the bank did not pay: `{payout}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof payoutsRoutes.failPayout>>,
  res: MedusaResponse,
): Promise<void> {
  const actor = req.auth_context.actor_id;
  const move = { to: "failed", actor, ...req.validatedBody } as const;
  res.json({ payout: await movePayout(req.scope, req.params.id ?? "", move) });
}
