import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readJob } from "../../../../workflows/admin-job/read-jobs.ts";

/** Reads a bulk act: `{job}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ job: await readJob(req.scope, req.params.id ?? "", req.auth_context.actor_id) });
}
