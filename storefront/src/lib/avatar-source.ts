import { pictureSize, renditionName, renditionSizes } from "@bezak/contract/pictures.ts";

/** Twice the side an avatar is shown in, for dense screens. */
const enough = 160;

/** The smallest file of a picture that is sharp enough for an avatar; the address itself when it tells nothing. */
export function avatarSource(url: string | null): string | undefined {
  if (url === null) return undefined;
  const size = pictureSize(url);
  if (!size) return url;
  const sizes = renditionSizes(size, "avif");
  const fitting = sizes.find(({ width, height }) => Math.min(width, height) >= enough) ?? sizes.at(-1);
  const stem = url.slice(0, url.lastIndexOf("-"));
  return fitting ? renditionName(stem, fitting, "avif") : url;
}
