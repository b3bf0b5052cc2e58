import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { GrowJob, GrownBatch } from "./grow-worker.ts";

/** Number of batches that are generated ahead while one is being stored. */
const AHEAD = 2;

/**
 * Yields batches of products in the order of their numbers. A worker thread generates them while PostgreSQL stores the
 * previous one.
 */
export async function* grownBatches(job: GrowJob): AsyncGenerator<GrownBatch> {
  const worker = new Worker(new URL("./grow-worker.ts", import.meta.url), {
    workerData: job,
    // most allocations are short-lived: a small young generation would copy them repeatedly
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  });
  const made: (GrownBatch | undefined)[] = [];
  worker.on("message", (batch: GrownBatch | undefined) => made.push(batch));
  const failed = once(worker, "error").then(([error]: unknown[]) => Promise.reject(error as Error));
  // the consumer that waits for a batch receives the rejection
  failed.catch(() => undefined);
  try {
    for (let requested = 0; requested < AHEAD; requested += 1) worker.postMessage("next");
    for (;;) {
      while (made.length === 0) await Promise.race([once(worker, "message"), failed]);
      const batch = made.shift();
      if (!batch) return;
      worker.postMessage("next");
      yield batch;
    }
  } finally {
    await worker.terminate();
  }
}
