import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { endAllSessions } from "../../../../../workflows/auth/end-all-sessions.ts";

/** Ends all sessions of an account: `{ended}`. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ ended: await endAllSessions(req.scope, req.params.id ?? "", req.auth_context.actor_id) });
}
