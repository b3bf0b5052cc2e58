import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { exchangeSession } from "../../../../workflows/auth/exchange-session.ts";
import type { TokenBody } from "../validators.ts";

/** What a token stands for: `{user, customerToken, adminToken}`. */
export async function POST(req: MedusaRequest<TokenBody>, res: MedusaResponse): Promise<void> {
  res.json(await exchangeSession(req.scope, req.validatedBody.token));
}
