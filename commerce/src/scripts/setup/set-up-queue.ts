import { migrateQueue } from "../../queue/open-queue.ts";
import { taskQueues } from "../../queue/task-queues.ts";

/** The tables of the queue and its queues as they are described now. */
export async function setUpQueue(): Promise<void> {
  await migrateQueue(async (boss) => {
    for (const [name, settings] of Object.entries(taskQueues)) {
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
    }
  });
}
