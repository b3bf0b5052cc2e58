import { jobLimits } from "@bezak/contract/job-kinds.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { enqueue } from "../../queue/enqueue.ts";

/**
 * Queues jobs again at which nobody has worked for ten minutes: their queue has given up. Also ended ones with a row whose
 * end was lost.
 */
export async function reviveJobs(container: MedusaContainer): Promise<void> {
  const silent = await readRows<{ id: string }>(
    container,
    `select id from admin_job job where updated_at < now() - interval '10 minutes'
       and (status = 'running' or finished_at > now() - interval '${jobLimits.rowDays} days' and exists (
         select from admin_job_row where job_id = job.id and state = 'begun' and deleted_at is null))`,
  );
  for (const { id } of silent) await enqueue(container, "run-admin-job", { jobId: id });
}
