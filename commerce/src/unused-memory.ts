import { performance } from "node:perf_hooks";

/** How often it is looked whether there is anything to give back. */
const LOOK_MILLISECONDS = 20_000;
/** The share of its time in which a process may work and still be quiet: jobs and health checks never end. */
const QUIET = 0.1;
/** What must have been added since the last time; less is not worth the pause. */
const WORTHWHILE = 1.15;

/**
 * Gives the system back what this process no longer uses: 0.2 s in which nobody is answered. V8 itself keeps what a start
 * or a burst has left, some hundred megabytes, until the system runs short. Does nothing without `--expose-gc`.
 */
export async function giveUnusedMemoryBack(): Promise<void> {
  await globalThis.gc?.({ type: "major", execution: "async", flavor: "last-resort" });
}

/** Does so now, and from now on whenever the process is quiet and holds more than it did. */
export async function keepGivingUnusedMemoryBack(lookMilliseconds = LOOK_MILLISECONDS): Promise<void> {
  await giveUnusedMemoryBack();
  let held = process.memoryUsage.rss();
  let before = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > QUIET || process.memoryUsage.rss() < held * WORTHWHILE) return;
    void giveUnusedMemoryBack().then(() => {
      held = process.memoryUsage.rss();
    });
  }, lookMilliseconds).unref();
}
