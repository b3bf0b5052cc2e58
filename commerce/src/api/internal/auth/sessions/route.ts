import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCaller, getSessions } from "../../../../workflows/auth/caller.ts";
import type { TokenBody } from "../validators.ts";

/** Lists the sessions of the caller: `{sessions: [{id, device, createdAt, lastSeenAt, current}]}`. */
export async function POST(req: MedusaRequest<TokenBody>, res: MedusaResponse): Promise<void> {
  const caller = await readCaller(req.scope, req.validatedBody.token);
  const sessions = await getSessions(req.scope).listSessions(caller.auth_identity_id);
  res.json({ sessions: sessions.map((session) => ({ ...session, current: session.id === caller.id })) });
}
