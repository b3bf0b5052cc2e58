import { pictureSources } from "@bezak/contract/pictures.ts";

/** The smallest rendition of a picture, for a line of a list; the picture itself when it has none. */
export function smallPicture(url: string): string {
  return pictureSources(url)?.webp.split(" ", 1)[0] ?? url;
}
