import type { SendOptions } from "pg-boss";
import { openQueue } from "./open-queue.ts";
import { sqlOf, type SqlScope } from "./sql-scope.ts";
import type { TaskName } from "./task-queues.ts";

/**
 * Puts a job into a queue, in the transaction of `scope`: it is there when that commits and not when it is undone.
 * `data` is stored: no secrets. A job may run twice; its task has to bear that.
 */
export async function enqueue(
  scope: SqlScope,
  task: TaskName,
  data: object,
  options: Pick<SendOptions, "startAfter" | "singletonKey" | "priority"> = {},
): Promise<void> {
  const boss = await openQueue();
  await boss.send(task, data, { ...options, db: sqlOf(scope) });
}
