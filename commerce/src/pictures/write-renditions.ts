import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { renditionName } from "@bezak/contract/pictures.ts";
import type { MadePicture } from "./make-renditions.ts";

/** Metadata of a picture that documents store. */
export interface PictureFacts {
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
}

/** Writes every rendition of `made` below `folder`, which the web server serves as `/files/<stem>-<W>x<H>.<format>`. */
export async function writeRenditions(
  made: MadePicture,
  folder: string,
  stem: string,
): Promise<PictureFacts> {
  const path = join(folder, stem);
  await mkdir(dirname(path), { recursive: true });
  await Promise.all(made.renditions.map((one) => writeFile(renditionName(path, one, one.format), one.data)));
  return { width: made.width, height: made.height, thumbhash: made.thumbhash };
}
