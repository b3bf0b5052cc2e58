import type { applicationsRoutes } from "@bezak/contract/applications.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { rejectApplication } from "../../../../../workflows/application/reject-application.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Responds with `{application}`, including the reason shown to the applicant. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof applicationsRoutes.rejectApplication>>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  const rejection = { ...req.validatedBody, id: req.params.id ?? "", adminId };
  res.json({ application: await rejectApplication(req.scope, rejection) });
}
