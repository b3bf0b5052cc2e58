import type { MedusaContainer } from "@medusajs/framework/types";
import { enqueue } from "../../../src/queue/enqueue.ts";
import type { TaskName } from "../../../src/queue/task-queues.ts";

/** Enqueues this many jobs in one transaction, so that they are announced together. */
export default async (
  container: MedusaContainer,
  { task, data, count }: { task: TaskName; data: object; count: number },
): Promise<void> => {
  await Promise.all(Array.from({ length: count }, () => enqueue(container, task, data)));
};
