import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { logIn } from "../../../../workflows/auth/log-in.ts";
import type { LoginBody } from "../validators.ts";

/** Opens a session: `{token, user}`. */
export async function POST(req: MedusaRequest<LoginBody>, res: MedusaResponse): Promise<void> {
  res.json(await logIn(req.scope, req.validatedBody));
}
