import { parentPort, workerData } from "node:worker_threads";
import { makeRenditions, type RawPicture } from "../../../pictures/make-renditions.ts";
import { writeRenditions, type PictureFacts } from "../../../pictures/write-renditions.ts";
import { arts } from "./arts.ts";
import { renderScene } from "./scene.ts";
import type { AnySpec, PictureSpec } from "./spec.ts";
import { readOutline, type Outline } from "./shape.ts";
import { renderStillLife } from "./still-life.ts";

/** Input of the worker, and its report of each finished picture. */
export interface PictureJob {
  specs: AnySpec[];
  folder: string;
}
export interface PictureDone {
  file: string;
  facts: PictureFacts;
}

/** Pictures in progress at once: while this thread composes one, sharp's threads work on the others. */
const lanes = 3;

/** The shape of a drawing does not depend on its colours. */
const outlines = new Map<string, Promise<Outline>>();

async function draw({ art, look, pose }: PictureSpec): Promise<RawPicture> {
  const drawing = await arts[art](look);
  const form = `${art} ${look.motif}`;
  const outline = outlines.get(form) ?? readOutline(drawing);
  outlines.set(form, outline);
  return renderScene(drawing, await outline, pose);
}

async function makePicture(spec: AnySpec, folder: string): Promise<PictureDone> {
  const drawn = "still" in spec ? await renderStillLife(spec.still) : await draw(spec);
  const made = await makeRenditions(drawn, "still" in spec ? spec.care : "quick");
  return { file: spec.file, facts: await writeRenditions(made, folder, spec.file) };
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
