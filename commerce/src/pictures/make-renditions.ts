import {
  pictureLimit,
  renditionSizes,
  type PictureFormat,
  type PictureSize,
} from "@bezak/contract/pictures.ts";
import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { encode, type Care } from "./encode.ts";

/** Points in rows, three or four bytes each. */
export interface RawPicture extends PictureSize {
  data: Buffer;
  channels: 3 | 4;
}

export interface Rendition extends PictureSize {
  format: PictureFormat;
  data: Buffer;
}

/** A picture ready to be kept: `width` and `height` are those of its largest rendition, thumbhash is base64. */
export interface MadePicture extends PictureSize {
  thumbhash: string;
  renditions: Rendition[];
}

/** The most points of an upload that are decoded: 80 megapixels, above any phone's and below what fills the memory. */
const mostPoints = 80_000_000;

const open = ({ data, width, height, channels }: RawPicture): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function raw(picture: Sharp): Promise<RawPicture> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}

/** What cameras and browsers send. An SVG is a program, not a picture. */
const accepted: readonly string[] = ["jpeg", "png", "webp", "heif"];

/** Points of an uploaded file: upright, sRGB, not above the limit; what else it held is gone. */
export async function decodePicture(file: Buffer): Promise<RawPicture> {
  const picture = sharp(file, { limitInputPixels: mostPoints });
  const { format } = await picture.metadata();
  if (!accepted.includes(format)) throw new Error(`Pictures are not kept from ${format}`);
  return raw(
    picture
      .autoOrient()
      .resize(pictureLimit, pictureLimit, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb"),
  );
}

async function thumbhashOf(picture: RawPicture): Promise<string> {
  const tiny = await raw(open(picture).resize(32, 32, { fit: "inside" }).ensureAlpha());
  return Buffer.from(rgbaToThumbHash(tiny.width, tiny.height, tiny.data)).toString("base64");
}

/** Every rendition that a picture's address promises, and its placeholder. */
export async function makeRenditions(picture: RawPicture, care: Care): Promise<MadePicture> {
  const own = { width: picture.width, height: picture.height };
  const formats = new Map<number, PictureFormat[]>();
  for (const format of ["avif", "webp"] as const)
    for (const { width } of renditionSizes(own, format))
      formats.set(width, [...(formats.get(width) ?? []), format]);
  const renditions: Rendition[] = [];
  // From large to small, each made of the one before: cheaper than starting from the original every time.
  let current = picture;
  for (const { width, height } of renditionSizes(own, "avif").reverse()) {
    if (width !== current.width) current = await raw(open(current).resize(width, height, { fit: "fill" }));
    for (const format of formats.get(width) ?? [])
      renditions.push({ width, height, format, data: await encode(open(current), format, width, care) });
  }
  return { ...own, thumbhash: await thumbhashOf(current), renditions };
}
