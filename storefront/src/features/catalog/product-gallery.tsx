import type { Picture } from "@bezak/contract/shared-schemas.ts";
import { ImageGallery } from "@bezak/ui-kit";
import { ImageOff } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { pictureFiles, shownWidths } from "../../lib/picture-sources.ts";
import styles from "./product-gallery.module.css";

export interface ProductGalleryProps {
  name: string;
  pictures: readonly Picture[];
  /** picture of the chosen variant, to which the gallery moves */
  variantPicture?: string | null;
}

/** Pictures of a product: swipe, thumbnails, zoom. */
export default function ProductGallery({ name, pictures, variantPicture }: ProductGalleryProps) {
  const t = useTexts();
  if (pictures.length === 0) {
    return (
      <div className={styles.empty}>
        <ImageOff aria-hidden />
      </div>
    );
  }
  const wanted = pictures.findIndex(({ url }) => url === variantPicture);
  return (
    <ImageGallery
      label={t("product.pictures")}
      texts={{
        previous: t("product.picturePrevious"),
        next: t("product.pictureNext"),
        picture: (number, count) => t("product.pictureOf", { number, count }),
        enlarge: t("product.enlarge"),
        zoomIn: t("product.zoomIn"),
        zoomOut: t("product.zoomOut"),
        close: t("common.close"),
      }}
      images={pictures.map((picture, index) => ({
        ...pictureFiles(picture),
        alt: index === 0 ? name : `${name}, ${index + 1}`,
      }))}
      index={wanted < 0 ? undefined : wanted}
      sizes={shownWidths.gallery}
      thumbnails="beside"
      fallback={<ImageOff aria-hidden />}
      className={styles.root}
    />
  );
}
