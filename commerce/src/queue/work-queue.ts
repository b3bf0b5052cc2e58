import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { openWorkingQueue } from "./open-queue.ts";
import type { TaskName } from "./task-queues.ts";
import { tasks } from "./tasks.ts";

/** Jobs of one queue that a process does at a time. */
const AT_A_TIME = 2;
/** New jobs are announced; one that is tried again is not, and is found by looking. */
const LOOK_SECONDS = 5;

/** Lets this process do the jobs of every queue until it ends; a job it leaves unfinished goes to another. */
export async function workQueue(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const boss = await openWorkingQueue((error) => logger.warn(`The queue of jobs: ${error.message}`));
  for (const name of Object.keys(tasks) as TaskName[]) {
    const options = { localConcurrency: AT_A_TIME, notifyPollingIntervalSeconds: LOOK_SECONDS };
    await boss.work(name, options, async (jobs) => {
      for (const { id, data } of jobs) {
        try {
          await tasks[name](container, { id, data });
        } catch (error) {
          logger.warn(`Job ${name} ${id} will be tried again: ${(error as Error).message}`);
          throw error;
        }
      }
    });
  }
}
