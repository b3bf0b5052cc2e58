import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { exchangeSession } from "../../../../workflows/auth/exchange-session.ts";
import type { SessionBody } from "../validators.ts";

/** Resolves a session token: `{user, sellerRole, customerToken, adminToken}`. */
export async function POST(req: MedusaRequest<SessionBody>, res: MedusaResponse): Promise<void> {
  res.json(await exchangeSession(req.scope, req.validatedBody));
}
