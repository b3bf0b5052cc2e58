import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf, sessionsOf } from "../../../../workflows/auth/caller.ts";
import type { TokenBody } from "../validators.ts";

/** Lists the sessions of the caller: `{sessions: [{id, device, createdAt, lastSeenAt, current}]}`. */
export async function POST(req: MedusaRequest<TokenBody>, res: MedusaResponse): Promise<void> {
  const caller = await callerOf(req.scope, req.validatedBody.token);
  const sessions = await sessionsOf(req.scope).listOf(caller.auth_identity_id);
  res.json({ sessions: sessions.map((session) => ({ ...session, current: session.id === caller.id })) });
}
