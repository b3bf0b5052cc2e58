import { pictureSize, type PictureSize } from "@bezak/contract/pictures.ts";

export type BannerPictureName = "desktop" | "mobile";

/** Width to height of each picture, and the smallest width in which it is sharp enough. */
export const bannerShapes = {
  desktop: { ratio: 2400 / 750, least: 1200 },
  mobile: { ratio: 1080 / 600, least: 640 },
} as const satisfies Record<BannerPictureName, { ratio: number; least: number }>;

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture with nearly this ratio is shown as it is. */
const tolerance = 0.03;

/** The largest rectangle of the ratio in the middle of a picture. */
export function largestCrop({ width, height }: PictureSize, ratio: number): Rectangle {
  const wide = Math.min(width, Math.round(height * ratio));
  const high = Math.min(height, Math.round(wide / ratio));
  return { x: Math.floor((width - wide) / 2), y: Math.floor((height - high) / 2), width: wide, height: high };
}

/** The rectangle in whole pixels, within the picture. */
export function wholeCrop(crop: Rectangle, { width, height }: PictureSize): Rectangle {
  const wide = Math.max(1, Math.min(Math.round(crop.width), width));
  const high = Math.max(1, Math.min(Math.round(crop.height), height));
  return {
    x: Math.max(0, Math.min(Math.round(crop.x), width - wide)),
    y: Math.max(0, Math.min(Math.round(crop.y), height - high)),
    width: wide,
    height: high,
  };
}

/** What has to be done with an uploaded picture; `least`: the size that it needs. */
export type Fit = { is: "right" } | { is: "crop" } | { is: "small"; size: PictureSize; least: PictureSize };

/** Whether a picture can be shown as it is, has to be cut, or is too small for the ratio. */
export function findFit(url: string, name: BannerPictureName): Fit {
  const { ratio, least } = bannerShapes[name];
  const size = pictureSize(url);
  if (!size) return { is: "right" };
  if (largestCrop(size, ratio).width < least)
    return { is: "small", size, least: { width: least, height: Math.round(least / ratio) } };
  return Math.abs(size.width / size.height / ratio - 1) <= tolerance ? { is: "right" } : { is: "crop" };
}
