import { pictureSize, pictureSources } from "@bezak/contract/pictures.ts";
import type { Picture } from "@bezak/contract/shared-schemas.ts";
import type { PictureProps } from "@bezak/ui-kit";

/** What documents say of a picture: at least where it is. */
type KnownPicture = Pick<Picture, "url"> & Partial<Picture>;

/** How wide pictures are shown, for `sizes`: the browser picks the file by it, so it follows the style sheets. */
export const shownWidths = {
  /** a card of the grid: two columns on a phone, more with the width */
  card: "(min-width: 75rem) 18rem, (min-width: 48rem) 33vw, 50vw",
  row: "(min-width: 75rem) 14rem, (min-width: 48rem) 25vw, 42vw",
  list: "(min-width: 48rem) 14rem, 8rem",
  gallery: "(min-width: 64rem) 42vw, 100vw",
  /** a tile, a line of a list, of the cart or of an order */
  thumb: "6rem",
} as const;

/** Side of pictures that tell nothing of themselves: files of before the rule, pictures of others. */
const usualSide = 1200;

/** A picture of the contract as the kit takes it: its files by format and width, its size and placeholder. */
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
