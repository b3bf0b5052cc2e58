import type { ProductCard } from "@bezak/contract/catalog.ts";
import { Picture } from "@bezak/ui-kit";
import { ImageOff } from "lucide-react";
import styles from "./product-picture.module.css";

export interface ProductPictureProps {
  product: Pick<ProductCard, "image" | "images">;
  alt: string;
  sizes: string;
  /** the first goods of a page: loaded at once */
  priority?: boolean;
}

/** Side of a demo picture; the box keeps its square whatever the truth is. */
const usualSide = 600;

/** The first picture of a product in a square, or a quiet ground when there is none. */
export function ProductPicture({ product, alt, sizes, priority }: ProductPictureProps) {
  const first = product.images[0];
  const src = first?.url ?? product.image;
  const none = <ImageOff aria-hidden className={styles.none} />;
  if (!src) return <span className={styles.empty}>{none}</span>;
  return (
    <Picture
      src={src}
      alt={alt}
      width={first?.width ?? usualSide}
      height={first?.height ?? usualSide}
      ratio="1 / 1"
      sizes={sizes}
      priority={priority}
      fallback={none}
    />
  );
}
