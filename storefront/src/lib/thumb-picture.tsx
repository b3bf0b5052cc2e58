import { Picture } from "@bezak/ui-kit";
import { ImageOff } from "lucide-react";
import type { ReactNode } from "react";
import { pictureFiles, shownWidths } from "./picture-sources.ts";
import styles from "./thumb-picture.module.css";

export interface ThumbPictureProps {
  url?: string | null;
  /** shown when there is no picture or it cannot be loaded */
  fallback?: ReactNode;
  /** sets the size; background and corners by `--thumb-ground` and `--thumb-radius` */
  className?: string;
}

/** A small square picture that fills its box. Decorative: the name is beside it. */
export function ThumbPicture({ url, fallback = <ImageOff />, className }: ThumbPictureProps) {
  return (
    <span aria-hidden className={className === undefined ? styles.root : `${styles.root} ${className}`}>
      {url ? (
        <Picture
          {...pictureFiles({ url })}
          alt=""
          ratio="1 / 1"
          sizes={shownWidths.thumb}
          fallback={fallback}
        />
      ) : (
        fallback
      )}
    </span>
  );
}
