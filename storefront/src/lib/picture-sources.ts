import { pictureSize, pictureSources } from "@bezak/contract/pictures.ts";
import type { Picture } from "@bezak/contract/shared-schemas.ts";
import type { PictureProps } from "@bezak/ui-kit";

/** Documents may know only the URL of a picture. */
type KnownPicture = Pick<Picture, "url"> & Partial<Picture>;

/** Values of `sizes`, by which the browser chooses a file; they must match the style sheets. */
export const shownWidths = {
  /** a card of the grid: two columns on a phone, more on wider screens */
  card: "(min-width: 75rem) 18rem, (min-width: 48rem) 33vw, 50vw",
  row: "(min-width: 75rem) 14rem, (min-width: 48rem) 25vw, 42vw",
  list: "(min-width: 48rem) 14rem, 8rem",
  gallery: "(min-width: 64rem) 42vw, 100vw",
  /** a tile, or a line of a list, a cart or an order */
  thumb: "6rem",
} as const;

/** Assumed side of pictures without a known size: files older than the rule, and external pictures. */
const usualSide = 1200;

/** Converts a picture of the contract for the kit: files by format and width, size and placeholder. */
export function pictureFiles({
  url,
  width,
  height,
  thumbhash,
}: KnownPicture): Pick<PictureProps, "src" | "srcSet" | "sources" | "width" | "height" | "thumbhash"> {
  const size = pictureSize(url);
  const files = pictureSources(url);
  return {
    src: url,
    width: width ?? size?.width ?? usualSide,
    height: height ?? size?.height ?? usualSide,
    thumbhash,
    ...(files && { srcSet: files.webp, sources: [{ srcSet: files.avif, type: "image/avif" }] }),
  };
}
