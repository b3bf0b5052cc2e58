import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { withdrawAct } from "../../../../../workflows/approval/decide-approval.ts";

/** Withdraws the caller's own request: `{approval}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ approval: await withdrawAct(req.scope, req.params.id ?? "", req.auth_context.actor_id) });
}
