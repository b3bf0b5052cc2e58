import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { askChallenge } from "../../../../workflows/passkey/use-passkey.ts";
import type { PasskeyChallengeBody } from "../validators.ts";

/** Makes a challenge for a passkey: what the browser needs to answer it. */
export async function POST(req: MedusaRequest<PasskeyChallengeBody>, res: MedusaResponse): Promise<void> {
  res.json(await askChallenge(req.scope, req.validatedBody));
}
