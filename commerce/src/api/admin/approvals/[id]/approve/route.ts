import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { approveAct } from "../../../../../workflows/approval/decide-approval.ts";

/** Approves an act, which carries it out: `{approval}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ approval: await approveAct(req.scope, req.params.id ?? "", req.auth_context.actor_id) });
}
