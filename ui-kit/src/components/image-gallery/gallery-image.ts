import type { PictureProps } from "../picture/picture.tsx";

export type GalleryImage = Pick<
  PictureProps,
  "src" | "width" | "height" | "alt" | "srcSet" | "sources" | "thumbhash"
>;

export interface ImageGalleryTexts {
  previous: string;
  next: string;
  /** "Picture 2 of 5" */
  picture: (number: number, count: number) => string;
  /** Accessible name of the large picture's button: "Look closer". */
  enlarge: string;
  zoomIn: string;
  zoomOut: string;
  close: string;
}
