import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { undoJob } from "../../../../../workflows/admin-job/start-job.ts";

/** Undoes a bulk act by another one: 201 `{job}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.status(201).json({ job: await undoJob(req.scope, req.params.id ?? "", req.auth_context.actor_id) });
}
