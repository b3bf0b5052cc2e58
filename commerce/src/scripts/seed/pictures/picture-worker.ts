import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { arts } from "./arts.ts";
import { renderScene } from "./scene.ts";
import type { PictureFacts } from "./make-pictures.ts";
import type { PictureSpec } from "./spec.ts";
import { writePicture } from "./write-picture.ts";

/** What the worker is started with and what it says of each finished picture. */
export interface PictureJob {
  specs: PictureSpec[];
  folder: string;
}
export interface PictureDone {
  file: string;
  facts: PictureFacts;
}

/** Pictures at once: while one is composed here, sharp works on the other outside this thread. */
const lanes = 2;

async function makePicture(spec: PictureSpec, folder: string): Promise<PictureDone> {
  const { large, small, thumbhash } = await renderScene(await arts[spec.art](spec.look), spec.pose);
  await writePicture(join(folder, `${spec.file}.webp`), large);
  await writePicture(join(folder, `${spec.file}-400.webp`), small);
  return { file: spec.file, facts: { width: spec.pose.size, height: spec.pose.size, thumbhash } };
}

async function work({ specs, folder }: PictureJob): Promise<void> {
  const queue = [...specs];
  const lane = async () => {
    for (let spec = queue.shift(); spec; spec = queue.shift()) {
      parentPort?.postMessage(await makePicture(spec, folder));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

await work(workerData as PictureJob);
