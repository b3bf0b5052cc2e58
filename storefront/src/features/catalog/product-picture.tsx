import type { ProductCard } from "@bezak/contract/catalog.ts";
import { Picture } from "@bezak/ui-kit";
import { ImageOff } from "lucide-react";
import { pictureFiles } from "../../lib/picture-sources.ts";
import styles from "./product-picture.module.css";

export interface ProductPictureProps {
  product: Pick<ProductCard, "image" | "images">;
  alt: string;
  /** see `shownWidths` */
  sizes: string;
  /** loaded at once, for the first products of a page */
  priority?: boolean;
}

/** The first picture of a product in a square, or a plain background. */
export function ProductPicture({ product, alt, sizes, priority }: ProductPictureProps) {
  const first = product.images[0] ?? (product.image ? { url: product.image } : undefined);
  const none = <ImageOff aria-hidden className={styles.none} />;
  if (!first) return <span className={styles.empty}>{none}</span>;
  return (
    <Picture
      {...pictureFiles(first)}
      alt={alt}
      ratio="1 / 1"
      sizes={sizes}
      priority={priority}
      fallback={none}
    />
  );
}
