import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readUserSessions } from "../../../../../workflows/users/user-sessions.ts";

/** Devices on which a user is signed in: `{sessions}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ sessions: await readUserSessions(req.scope, req.params.id ?? "") });
}
