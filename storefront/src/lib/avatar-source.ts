import { pictureSize, renditionName, renditionSizes } from "@bezak/contract/pictures.ts";

/** Pixels: twice the size of an avatar, for high-density screens. */
const enough = 160;

/** The smallest file of a picture that is sharp enough for an avatar; the URL itself when it contains no size. */
export function avatarSource(url: string | null): string | undefined {
  if (url === null) return undefined;
  const size = pictureSize(url);
  if (!size) return url;
  const sizes = renditionSizes(size, "avif");
  const fitting = sizes.find(({ width, height }) => Math.min(width, height) >= enough) ?? sizes.at(-1);
  const stem = url.slice(0, url.lastIndexOf("-"));
  return fitting ? renditionName(stem, fitting, "avif") : url;
}
