import type { PictureProps } from "../picture/picture.tsx";

/** A picture of a gallery. */
export type GalleryImage = Pick<
  PictureProps,
  "src" | "width" | "height" | "alt" | "srcSet" | "sources" | "thumbhash"
>;

/** The words of a gallery. */
export interface ImageGalleryTexts {
  previous: string;
  next: string;
  /** "Picture 2 of 5" */
  picture: (number: number, count: number) => string;
  /** What pressing the large picture does: "Look closer". */
  enlarge: string;
  zoomIn: string;
  zoomOut: string;
  close: string;
}
