import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { register } from "../../../../workflows/auth/register.ts";
import type { RegisterBody } from "../validators.ts";

/** Creates an account and a session: 201 `{token, user}`. */
export async function POST(req: MedusaRequest<RegisterBody>, res: MedusaResponse): Promise<void> {
  res.status(201).json(await register(req.scope, req.validatedBody));
}
