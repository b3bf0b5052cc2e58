import { Worker } from "node:worker_threads";
import type { PictureFacts } from "../../../pictures/write-renditions.ts";
import type { PictureDone, PictureJob } from "./picture-worker.ts";
import type { AnySpec } from "./spec.ts";

/**
 * Starts drawing each picture once, in the order given, into `folder`, with all its renditions. Returns at once; each
 * file's promise is kept when it is written. A thread of its own draws: the large buffers would make the engine's big
 * heap be collected again and again.
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
  // Whoever awaits a picture sees its failure; those nobody awaits any more must not end the process.
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
