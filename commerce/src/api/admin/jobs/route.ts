import { adminJobsRoutes } from "@bezak/contract/admin-jobs.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readJobs } from "../../../workflows/admin-job/read-jobs.ts";
import { startJob } from "../../../workflows/admin-job/start-job.ts";
import type { RequestBody } from "../../body-middlewares.ts";
import { getIdempotencyKey } from "../../idempotency-key.ts";
import { parsePage } from "../../parse-query.ts";

/** Lists bulk acts: `{jobs, count}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parsePage(adminJobsRoutes.jobs.query, req.query);
  res.json(await readJobs(req.scope, req.auth_context.actor_id, query));
}

/** Starts a bulk act: 201 `{job}`. Without an `Idempotency-Key` every request is another one. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof adminJobsRoutes.startJob>>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  const creation = { adminId, body: req.validatedBody, key: getIdempotencyKey(req) };
  res.status(201).json({ job: await startJob(req.scope, creation) });
}
