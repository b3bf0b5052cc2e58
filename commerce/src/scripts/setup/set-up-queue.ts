import { migrateQueue } from "../../queue/open-queue.ts";
import { taskQueues, type QueueSettings } from "../../queue/task-queues.ts";

/** The tables of the queue and its queues as they are described now. */
export async function setUpQueue(): Promise<void> {
  await migrateQueue(async (boss) => {
    for (const [name, settings] of Object.entries<QueueSettings>(taskQueues)) {
      await boss.createQueue(name, settings);
      // what a queue lets wait at once is said when it is made
      const { policy: _, ...changeable } = settings;
      await boss.updateQueue(name, changeable);
    }
  });
}
