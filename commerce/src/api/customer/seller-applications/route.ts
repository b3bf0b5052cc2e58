import type { applicationsRoutes } from "@bezak/contract/applications.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { applyToSell } from "../../../workflows/application/apply-to-sell.ts";
import type { RequestBody } from "../../body-middlewares.ts";

/** Sends an application to open a shop: `{application}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof applicationsRoutes.apply>>,
  res: MedusaResponse,
): Promise<void> {
  const application = await applyToSell(req.scope, req.auth_context.actor_id, req.validatedBody);
  res.status(201).json({ application });
}
