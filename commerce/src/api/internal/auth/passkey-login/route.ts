import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { logInByPasskey } from "../../../../workflows/passkey/use-passkey.ts";
import type { PasskeyLoginBody } from "../validators.ts";

/** Opens a session with a passkey: `{token, user}`. */
export async function POST(req: MedusaRequest<PasskeyLoginBody>, res: MedusaResponse): Promise<void> {
  res.json(await logInByPasskey(req.scope, req.validatedBody));
}
