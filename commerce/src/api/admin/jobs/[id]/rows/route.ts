import { adminJobsRoutes } from "@bezak/contract/admin-jobs.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readJobRows } from "../../../../../workflows/admin-job/read-job-rows.ts";
import { parsePage } from "../../../../parse-query.ts";

/** Lists the rows of a bulk act: `{rows, count}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parsePage(adminJobsRoutes.jobRows.query, req.query);
  const job = { id: req.params.id ?? "", adminId: req.auth_context.actor_id };
  res.json(await readJobRows(req.scope, job, query));
}
