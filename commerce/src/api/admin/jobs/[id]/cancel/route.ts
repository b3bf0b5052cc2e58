import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { cancelJob } from "../../../../../workflows/admin-job/start-job.ts";

/** Stops a bulk act: `{job}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ job: await cancelJob(req.scope, req.params.id ?? "", req.auth_context.actor_id) });
}
