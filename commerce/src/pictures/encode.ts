import type { PictureFormat } from "@bezak/contract/pictures.ts";
import type { Sharp } from "sharp";

/** How much time a picture is worth: an upload is made once, the demo shop makes hundreds while somebody waits. */
export type Care = "careful" | "quick";

/** The width that lists show, many at once: even quick pictures get some effort there. */
const listed = 480;

/** Half the colour points, as WebP has always: nobody sees it, and it is a quarter less to write and to load. */
const chromaSubsampling = "4:2:0";

/** Tuned for PSNR, AVIF of this quality is as large and as good as by default, in two thirds of the time. */
const quickAvif = { quality: 62, tune: "psnr", chromaSubsampling } as const;
const carefulAvif = { quality: 50, effort: 2, chromaSubsampling } as const;

export function encode(picture: Sharp, format: PictureFormat, width: number, care: Care): Promise<Buffer> {
  const careful = care === "careful";
  if (format === "webp") return picture.webp({ quality: 76, effort: careful ? 4 : 1 }).toBuffer();
  const quick = { ...quickAvif, effort: width === listed ? 1 : 0 };
  return picture.avif(careful ? carefulAvif : quick).toBuffer();
}
