import { Worker } from "node:worker_threads";
import type { PictureFacts } from "../../../pictures/write-renditions.ts";
import type { PictureDone, PictureJob } from "./picture-worker.ts";
import type { AnySpec } from "./spec.ts";

/**
 * Starts drawing each picture once, in the given order, into `folder`, with all its renditions. Returns at once; each
 * file's promise resolves when it is written. A worker thread draws, because the large buffers would cause repeated
 * garbage collection of the engine's big heap.
 */
export function makePictures(
  specs: readonly AnySpec[],
  folder: string,
  step: () => void,
): Map<string, Promise<PictureFacts>> {
  const once = [...new Map(specs.map((spec) => [spec.file, spec])).values()];
  const workerData: PictureJob = { specs: once, folder };
  const worker = new Worker(new URL("./picture-worker.ts", import.meta.url), { workerData });
  const waiting = new Map(once.map(({ file }) => [file, Promise.withResolvers<PictureFacts>()]));
  // A caller that awaits a picture receives its failure; an unawaited failure must not end the process.
  for (const { promise } of waiting.values()) promise.catch(() => undefined);
  worker.on("message", ({ file, facts }: PictureDone) => {
    waiting.get(file)?.resolve(facts);
    step();
  });
  worker.on("error", (error) => {
    for (const { reject } of waiting.values()) reject(error);
  });
  return new Map([...waiting].map(([file, { promise }]) => [file, promise]));
}
