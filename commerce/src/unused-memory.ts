import { performance } from "node:perf_hooks";

/** Interval of the check whether there is memory to release. */
const LOOK_MILLISECONDS = 20_000;
/** Share of time in which an idle process may still work: jobs and health checks never end. */
const QUIET = 0.1;
/** Minimum growth since the last release; less is not worth the pause. */
const WORTHWHILE = 1.15;

/**
 * Returns unused memory to the system, during which nothing is answered for 0.2 s. V8 itself keeps what a start or a
 * burst has left, some hundred megabytes, until the system runs short. Does nothing without `--expose-gc`.
 */
export async function releaseUnusedMemory(): Promise<void> {
  await globalThis.gc?.({ type: "major", execution: "async", flavor: "last-resort" });
}

/** Releases memory now, and later whenever the process is idle and has grown. */
export async function keepReleasingUnusedMemory(lookMilliseconds = LOOK_MILLISECONDS): Promise<void> {
  await releaseUnusedMemory();
  let held = process.memoryUsage.rss();
  let before = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > QUIET || process.memoryUsage.rss() < held * WORTHWHILE) return;
    void releaseUnusedMemory().then(() => {
      held = process.memoryUsage.rss();
    });
  }, lookMilliseconds).unref();
}
