import type { Banner } from "@bezak/contract/content.ts";
import { pictureSize, pictureSources, type PictureSize } from "@bezak/contract/pictures.ts";
import type { PictureSource } from "@bezak/ui-kit";

/** From this width on the wide picture is shown; the style sheet has the same value. */
const wide = "(min-width: 48rem)";

/** Assumed sizes when the address contains none. */
const usual = { desktop: { width: 2400, height: 750 }, mobile: { width: 1080, height: 600 } };

function files(url: string, { width, height }: PictureSize, media?: string): PictureSource[] {
  const sources = pictureSources(url);
  const place = { width, height, ...(media ? { media } : {}) };
  if (!sources) return media ? [{ srcSet: url, ...place }] : [];
  return [
    { srcSet: sources.avif, type: "image/avif", ...place },
    { srcSet: sources.webp, type: "image/webp", ...place },
  ];
}

/** A banner's picture for the kit: the wide one, or the one for phones. */
export function bannerPicture({ desktop, mobile }: Banner["image"]) {
  const tall = pictureSize(mobile) ?? usual.mobile;
  return {
    src: mobile,
    ...tall,
    sizes: "(min-width: 90rem) 90rem, 100vw",
    sources: [...files(desktop, pictureSize(desktop) ?? usual.desktop, wide), ...files(mobile, tall)],
  };
}
