import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { enqueue } from "../../queue/enqueue.ts";

/** Queues running jobs again at which nobody has worked for ten minutes: their queue has given up. */
export async function reviveJobs(container: MedusaContainer): Promise<void> {
  const silent = await readRows<{ id: string }>(
    container,
    "select id from admin_job where status = 'running' and updated_at < now() - interval '10 minutes'",
  );
  for (const { id } of silent) await enqueue(container, "run-admin-job", { jobId: id });
}
