import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readApplicationState } from "../../../../workflows/application/read-applications.ts";

/** Returns the state of the caller's application: `{application, shop, canApply}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readApplicationState(req.scope, req.auth_context.actor_id));
}
