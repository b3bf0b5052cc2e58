import type { AdministeredProduct } from "@bezak/contract/product-admin.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PanelSection } from "../../lib/panel-section.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import styles from "./product-view.module.css";

/** The pictures in their order; each opens in full size. */
export function ProductPictures({ images }: Pick<AdministeredProduct, "images">) {
  const t = useTexts();
  return (
    <PanelSection title={t("sellerProducts.sections.pictures")}>
      {images.length > 0 ? (
        <ul role="list" className={styles.pictures}>
          {images.map(({ url }, at) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={t("productAdmin.picture", { number: at + 1, all: images.length })}
                className={styles.picture}
              >
                <ThumbPicture url={url} />
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>{t("productAdmin.noPictures")}</p>
      )}
    </PanelSection>
  );
}
