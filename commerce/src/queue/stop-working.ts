import { setTimeout as pause } from "node:timers/promises";
import { openQueue } from "./open-queue.ts";
import { tasks } from "./tasks.ts";

/** How long running jobs may still take: less than what ends a process that does not end (10 s in containers). */
const PATIENCE_MS = 5_000;

/**
 * Takes no more jobs and waits for those that run. What still runs then is returned to the queue, so that another process
 * repeats it at once, instead of when it notices that this one is gone. Jobs can still be added until the process ends.
 * Returns whether all have ended.
 */
export async function stopWorking(): Promise<boolean> {
  const boss = await openQueue();
  const idle = Promise.all(Object.keys(tasks).map((name) => boss.offWork(name)));
  const hasEnded = await Promise.race([idle.then(() => true), pause(PATIENCE_MS, false)]);
  await boss.stop({ graceful: false, close: false });
  return hasEnded;
}
