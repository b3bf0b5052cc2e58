import { approvalsRoutes } from "@bezak/contract/approvals.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readApprovals } from "../../../workflows/approval/read-approvals.ts";
import { requestApproval } from "../../../workflows/approval/request-approval.ts";
import type { RequestBody } from "../../body-middlewares.ts";
import { parsePage } from "../../parse-query.ts";

/** Lists acts for a second administrator: `{approvals, count, over}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const filter = parsePage(approvalsRoutes.approvals.query, req.query);
  res.json(await readApprovals(req.scope, req.auth_context.actor_id, filter));
}

/** Requests an act: 201 `{approval}`. A repeat returns the same one. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof approvalsRoutes.requestApproval>>,
  res: MedusaResponse,
): Promise<void> {
  const approval = await requestApproval(req.scope, req.validatedBody, req.auth_context.actor_id);
  res.status(201).json({ approval });
}
