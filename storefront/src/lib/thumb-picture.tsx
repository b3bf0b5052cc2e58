import { Picture } from "@bezak/ui-kit";
import { ImageOff } from "lucide-react";
import { pictureFiles, shownWidths } from "./picture-sources.ts";

export interface ThumbPictureProps {
  url: string | null | undefined;
  /** Empty when the name stands beside it. */
  alt?: string;
}

/** A small square picture for a line or a tile: of the cart, of an order, of a category. */
export function ThumbPicture({ url, alt = "" }: ThumbPictureProps) {
  const none = <ImageOff aria-hidden />;
  if (!url) return none;
  return (
    <Picture {...pictureFiles({ url })} alt={alt} ratio="1 / 1" sizes={shownWidths.thumb} fallback={none} />
  );
}
