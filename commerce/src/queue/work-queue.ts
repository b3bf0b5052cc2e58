import { maskLogText } from "@bezak/contract/mask-log-text.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { JobResult } from "pg-boss";
import { LOOK } from "../shared/recovery-times.ts";
import { openWorkingQueue } from "./open-queue.ts";
import type { TaskName } from "./task-queues.ts";
import { tasks } from "./tasks.ts";

/** Workers of one queue in a process, and jobs that each takes at a time. */
const WORKERS = 2;
const TAKEN = 2;

/** Lets this process do the jobs of every queue until it ends; a job it leaves unfinished goes to another. */
export async function workQueue(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const boss = await openWorkingQueue((error) => logger.warn(`The queue of jobs: ${error.message}`));
  for (const name of Object.keys(tasks) as TaskName[]) {
    const options = {
      localConcurrency: WORKERS,
      batchSize: TAKEN,
      // Each job ends by itself; whoever found as many as it can take looks for more at once, or a rush of jobs whose
      // announcements came while it worked would go on at two in five seconds.
      perJobResults: true,
      burstWhenBatchFull: true,
      // new jobs are announced; one that is tried again is not, and is found by looking
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
            // kept with the job for a day; a mail server repeats whom it refuses
            const message = maskLogText((error as Error).message);
            logger.warn(`Job ${name} ${id} will be tried again: ${message}`);
            return { id, status: "failed", output: { message } };
          }
        }),
      ),
    );
  }
}
