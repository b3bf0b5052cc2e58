import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { jobRowsExport } from "../../../../../../workflows/list-export/job-rows-list.ts";
import { exportRoute } from "../../../../../export-route.ts";

/** Sends the rows of a bulk act as a file. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const job = { id: req.params.id ?? "", adminId: req.auth_context.actor_id };
  await exportRoute(listExportRoutes.exportJobRows, jobRowsExport(job))(req, res);
}
