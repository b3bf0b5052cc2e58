import type { ProductCard } from "@bezak/contract/catalog.ts";
import { Picture } from "@bezak/ui-kit";
import { ImageOff } from "lucide-react";
import { pictureFiles } from "../../lib/picture-sources.ts";
import styles from "./product-picture.module.css";

export interface ProductPictureProps {
  product: Pick<ProductCard, "image" | "images">;
  alt: string;
  /** how wide it is shown, see `shownWidths` */
  sizes: string;
  /** the first goods of a page: loaded at once */
  priority?: boolean;
}

/** The first picture of a product in a square, or a quiet ground when there is none. */
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
