import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { approvalsExport } from "../../../../workflows/list-export/approvals-list.ts";
import { exportRoute } from "../../../export-route.ts";

/** Sends acts for a second administrator as a file. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const list = approvalsExport(req.auth_context.actor_id);
  await exportRoute(listExportRoutes.exportApprovals, list)(req, res);
}
