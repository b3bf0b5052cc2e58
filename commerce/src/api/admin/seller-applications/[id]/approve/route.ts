import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { approveApplication } from "../../../../../workflows/application/approve-application.ts";

/** Creates the applicant's shop: `{application}`. A repeat changes nothing. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  res.json({ application: await approveApplication(req.scope, req.params.id ?? "", { adminId }) });
}
