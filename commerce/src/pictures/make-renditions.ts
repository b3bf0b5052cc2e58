import {
  pictureLimit,
  renditionSizes,
  type PictureFormat,
  type PictureSize,
} from "@bezak/contract/pictures.ts";
import sharp, { type Metadata, type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { ShopError } from "../shop-error.ts";
import { encode, type Care } from "./encode.ts";

// No picture is processed twice, so libvips' cache is useless.
sharp.cache(false);

/** Pixels in rows, three or four bytes each. */
export interface RawPicture extends PictureSize {
  data: Buffer;
  channels: 3 | 4;
}

export interface Rendition extends PictureSize {
  format: PictureFormat;
  data: Buffer;
}

/** A picture ready to be stored: `width` and `height` are those of its largest rendition, thumbhash is base64. */
export interface MadePicture extends PictureSize {
  thumbhash: string;
  renditions: Rendition[];
}

/** Maximum pixels of an upload: 80 megapixels, above any phone's and below what exhausts the memory. */
const mostPoints = 80_000_000;

const open = ({ data, width, height, channels }: RawPicture): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function raw(picture: Sharp): Promise<RawPicture> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}

/** Longer than any valid picture takes to decode. */
const mostSeconds = 30;

/** Accepts what cameras and browsers send. Rejects SVG (can contain scripts), films, and HEIC (licence). */
function isAccepted({ format, compression, pages = 1 }: Metadata): boolean {
  return (
    pages === 1 && (format === "heif" ? compression === "av1" : ["jpeg", "png", "webp"].includes(format))
  );
}

const unreadable = () => new ShopError(400, "file_unreadable", "The picture cannot be opened");

/**
 * Decodes an uploaded file, given by its path or its bytes, to pixels: upright, sRGB, within the limits, without
 * metadata. Checks its size before unpacking anything.
 * @throws ShopError 400 file_unreadable, 413 picture_too_large, 415 file_type_refused
 */
export async function decodePicture(file: Buffer | string): Promise<RawPicture> {
  const about = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (!isAccepted(about)) throw new ShopError(415, "file_type_refused", `Not kept from ${about.format}`);
  if (about.width * about.height > mostPoints)
    throw new ShopError(413, "picture_too_large", `${about.width} x ${about.height} points`);
  const picture = sharp(file, { limitInputPixels: mostPoints })
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .resize(pictureLimit, pictureLimit, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  return raw(picture).catch(() => {
    throw unreadable();
  });
}

async function readThumbhash(picture: RawPicture): Promise<string> {
  const tiny = await raw(open(picture).resize(32, 32, { fit: "inside" }).ensureAlpha());
  return Buffer.from(rgbaToThumbHash(tiny.width, tiny.height, tiny.data)).toString("base64");
}

/** Makes every rendition that the picture's URL implies, and its placeholder. */
export async function makeRenditions(picture: RawPicture, care: Care): Promise<MadePicture> {
  const own = { width: picture.width, height: picture.height };
  const formats = new Map<number, PictureFormat[]>();
  for (const format of ["avif", "webp"] as const)
    for (const { width } of renditionSizes(own, format))
      formats.set(width, [...(formats.get(width) ?? []), format]);
  const renditions: Rendition[] = [];
  // From large to small, each made from the previous one: cheaper than starting from the original every time.
  let current = picture;
  for (const { width, height } of renditionSizes(own, "avif").reverse()) {
    if (width !== current.width) current = await raw(open(current).resize(width, height, { fit: "fill" }));
    for (const format of formats.get(width) ?? [])
      renditions.push({ width, height, format, data: await encode(open(current), format, width, care) });
  }
  return { ...own, thumbhash: await readThumbhash(current), renditions };
}
