import type { PictureFormat } from "@bezak/contract/pictures.ts";
import type { Sharp } from "sharp";

/** Encoding effort: an upload is encoded once, the demo's seed encodes hundreds of pictures. */
export type Care = "careful" | "quick";

/** The width in lists, many at once: even quick pictures get some effort there. */
const listed = 480;

/** Half the colour resolution, as WebP always has: invisible, and a quarter smaller. */
const chromaSubsampling = "4:2:0";

/** Tuned for PSNR, AVIF of this quality has the size and quality of the default in two thirds of the time. */
const quickAvif = { quality: 62, tune: "psnr", chromaSubsampling } as const;
const carefulAvif = { quality: 50, effort: 2, chromaSubsampling } as const;

export function encode(picture: Sharp, format: PictureFormat, width: number, care: Care): Promise<Buffer> {
  const careful = care === "careful";
  if (format === "webp") return picture.webp({ quality: 76, effort: careful ? 4 : 1 }).toBuffer();
  const quick = { ...quickAvif, effort: width === listed ? 1 : 0 };
  return picture.avif(careful ? carefulAvif : quick).toBuffer();
}
