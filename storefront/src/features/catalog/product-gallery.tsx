import type { Picture as PictureOf } from "@bezak/contract/shared-schemas.ts";
import { Picture } from "@bezak/ui-kit";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./product-gallery.module.css";

export interface ProductGalleryProps {
  name: string;
  pictures: readonly PictureOf[];
  /** the chosen variant's own picture, shown before the others */
  variantPicture?: string | null;
}

const usualSide = 1200;

/** The pictures of a product: one large, the others below it to choose from. */
export function ProductGallery({ name, pictures, variantPicture }: ProductGalleryProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState(0);
  const own: PictureOf[] = variantPicture
    ? [{ url: variantPicture, width: null, height: null, thumbhash: null }]
    : [];
  const shown = [...own, ...pictures.filter(({ url }) => url !== variantPicture)];
  const large = shown[Math.min(chosen, shown.length - 1)];
  if (!large) {
    return (
      <div className={styles.empty}>
        <ImageOff aria-hidden />
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <div className={styles.large}>
        <Picture
          key={large.url}
          src={large.url}
          alt={name}
          width={large.width ?? usualSide}
          height={large.height ?? usualSide}
          ratio="1 / 1"
          sizes="(min-width: 64rem) 45vw, 100vw"
          priority
          fallback={<ImageOff aria-hidden />}
        />
      </div>
      {shown.length > 1 ? (
        <ul role="list" aria-label={t("product.pictures")} className={styles.small}>
          {shown.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                aria-label={t("product.picture", { number: index + 1 })}
                aria-pressed={picture === large}
                onClick={() => setChosen(index)}
                className={styles.choice}
              >
                <Picture
                  src={picture.url}
                  alt=""
                  width={usualSide}
                  height={usualSide}
                  ratio="1 / 1"
                  sizes="5rem"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
