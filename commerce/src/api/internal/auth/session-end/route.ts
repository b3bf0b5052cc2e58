import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { getSessions, readCaller } from "../../../../workflows/auth/caller.ts";
import type { TokenBody } from "../validators.ts";

/** How long the session lasts without use: `{secondsLeft, extendable}`. The question is no use of it. */
export async function POST(req: MedusaRequest<TokenBody>, res: MedusaResponse): Promise<void> {
  const session = await readCaller(req.scope, req.validatedBody.token, { unattended: true });
  res.json(await getSessions(req.scope).readEnd(session.id));
}
