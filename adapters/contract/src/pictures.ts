/**
 * The address of a picture determines the addresses of its renditions, so that no document has to list them. A picture is
 * identified by its largest rendition, `/files/<name>-<W>x<H>.webp`; the others are stored beside it in AVIF and WebP,
 * with the same aspect ratio and named by the same rule. Free of zod.
 */
export type PictureFormat = "avif" | "webp";

/** Widths besides the picture's own. WebP is for the few browsers without AVIF and has fewer steps. */
export const pictureWidths: Record<PictureFormat, readonly number[]> = {
  avif: [240, 480, 800, 1200, 1600],
  webp: [480, 1200],
};

/** Largest width and height of a rendition. */
export const pictureLimit = 2400;

export interface PictureSize {
  width: number;
  height: number;
}

const ours = /^(\/files\/.+)-([1-9]\d{0,4})x([1-9]\d{0,4})\.webp$/;

/** The sizes of all renditions of a picture of `width` x `height`, smallest first. */
export function renditionSizes({ width, height }: PictureSize, format: PictureFormat): PictureSize[] {
  const smaller = pictureWidths[format].filter((step) => step < width);
  return [...smaller, width].map((step) => ({
    width: step,
    height: Math.max(1, Math.round((height * step) / width)),
  }));
}

/** `renditionName("/files/demo/ring", size, "webp")` is `/files/demo/ring-480x480.webp`. */
export function renditionName(stem: string, { width, height }: PictureSize, format: PictureFormat): string {
  return `${stem}-${width}x${height}.${format}`;
}

/** The size in the address of an uploaded or demo picture; null for any other address. */
export function pictureSize(url: string): PictureSize | null {
  const [, , width, height] = ours.exec(url) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** `srcset` values for the browser; null for an address that does not follow the rule. */
export function pictureSources(url: string): Record<PictureFormat, string> | null {
  const size = pictureSize(url);
  const stem = ours.exec(url)?.[1];
  if (!size || !stem) return null;
  const list = (format: PictureFormat) =>
    renditionSizes(size, format)
      .map((step) => `${renditionName(stem, step, format)} ${step.width}w`)
      .join(", ");
  return { avif: list("avif"), webp: list("webp") };
}
