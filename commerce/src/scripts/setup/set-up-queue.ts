import { migrateQueue } from "../../queue/open-queue.ts";
import { taskQueues, type QueueSettings } from "../../queue/task-queues.ts";

/** Creates the tables of the queue and brings its queues up to date with their settings. */
export async function setUpQueue(): Promise<void> {
  await migrateQueue(async (boss) => {
    for (const [name, settings] of Object.entries<QueueSettings>(taskQueues)) {
      await boss.createQueue(name, settings);
      // the policy of a queue can only be set on creation
      const { policy: _, ...changeable } = settings;
      await boss.updateQueue(name, changeable);
    }
  });
}
