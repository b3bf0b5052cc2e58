import type { approvalsRoutes } from "@bezak/contract/approvals.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { refuseAct } from "../../../../../workflows/approval/decide-approval.ts";
import type { RequestBody } from "../../../../body-middlewares.ts";

/** Refuses an act of another administrator: `{approval}`. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof approvalsRoutes.refuseRequest>>,
  res: MedusaResponse,
): Promise<void> {
  const refusal = { ...req.validatedBody, adminId: req.auth_context.actor_id };
  res.json({ approval: await refuseAct(req.scope, req.params.id ?? "", refusal) });
}
