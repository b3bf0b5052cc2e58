import type { SendOptions } from "pg-boss";
import { openQueue } from "./open-queue.ts";
import { getSql, type SqlScope } from "./sql-scope.ts";
import type { TaskName } from "./task-queues.ts";

/**
 * Adds a job in the transaction of `scope`: it exists if that commits. `data` is stored, so it must not contain secrets. A
 * job may run twice; its task must be idempotent.
 */
export async function enqueue(
  scope: SqlScope,
  task: TaskName,
  data: object,
  options: Pick<SendOptions, "startAfter" | "singletonKey" | "priority"> = {},
): Promise<void> {
  const boss = await openQueue();
  await boss.send(task, data, { ...options, db: getSql(scope) });
}
