import { maskLogText } from "@bezak/contract/mask-log-text.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { JobResult } from "pg-boss";
import { LOOK } from "../shared/recovery-times.ts";
import { openWorkingQueue } from "./open-queue.ts";
import type { TaskName } from "./task-queues.ts";
import { tasks } from "./tasks.ts";

/** Workers per queue in this process, and jobs that each takes at a time. */
const WORKERS = 2;
const TAKEN = 2;

/** Runs the jobs of all queues until the process ends; an unfinished job is taken over by another process. */
export async function workQueue(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const boss = await openWorkingQueue((error) => logger.warn(`Job queue: ${error.message}`));
  for (const name of Object.keys(tasks) as TaskName[]) {
    const options = {
      localConcurrency: WORKERS,
      batchSize: TAKEN,
      // Jobs end individually. A worker that has fetched a full batch fetches again at once; otherwise many jobs whose
      // notifications arrived while it worked would proceed at two in five seconds.
      perJobResults: true,
      burstWhenBatchFull: true,
      // new jobs are announced; a retried job is not, and is found by polling
      pollingIntervalSeconds: Math.min(LOOK, 2),
      notifyPollingIntervalSeconds: LOOK,
    } as const;
    await boss.work(name, options, (jobs) =>
      Promise.all(
        jobs.map(async ({ id, data }): Promise<JobResult> => {
          try {
            await tasks[name](container, { id, data });
            return { id, status: "completed" };
          } catch (error) {
            // stored with the job for a day; a mail server's error contains the recipient's address
            const message = maskLogText((error as Error).message);
            logger.warn(`Job ${name} ${id} will be tried again: ${message}`);
            return { id, status: "failed", output: { message } };
          }
        }),
      ),
    );
  }
}
