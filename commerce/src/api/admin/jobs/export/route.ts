import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { jobsExport } from "../../../../workflows/list-export/jobs-list.ts";
import { exportRoute } from "../../../export-route.ts";

/** Sends bulk acts as a file. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const list = jobsExport(req.auth_context.actor_id);
  await exportRoute(listExportRoutes.exportJobs, list)(req, res);
}
