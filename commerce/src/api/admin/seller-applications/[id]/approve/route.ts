import type { applicationsRoutes } from "@bezak/contract/applications.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { approveApplication } from "../../../../../workflows/application/approve-application.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Creates the applicant's shop: `{application}`. A repeat changes nothing. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof applicationsRoutes.approveApplication>>,
  res: MedusaResponse,
): Promise<void> {
  const decider = { ...req.validatedBody, adminId: req.auth_context.actor_id };
  res.json({ application: await approveApplication(req.scope, req.params.id ?? "", decider) });
}
