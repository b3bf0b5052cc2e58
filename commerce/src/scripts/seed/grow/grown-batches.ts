import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { GrowJob, GrownBatch } from "./grow-worker.ts";

/** So many batches are made while another one is being stored. */
const AHEAD = 2;

/**
 * Batches of products in the order of their numbers. A thread of its own makes them while PostgreSQL takes the one
 * before.
 */
export async function* grownBatches(job: GrowJob): AsyncGenerator<GrownBatch> {
  const worker = new Worker(new URL("./grow-worker.ts", import.meta.url), {
    workerData: job,
    // what is made of a product is thrown away at once: with little room for it, it would be moved about first
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  });
  const made: (GrownBatch | undefined)[] = [];
  worker.on("message", (batch: GrownBatch | undefined) => made.push(batch));
  const failed = once(worker, "error").then(([error]: unknown[]) => Promise.reject(error as Error));
  // whoever waits for a batch sees it
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
