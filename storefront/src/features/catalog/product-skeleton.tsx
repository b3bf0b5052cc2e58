import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import gallery from "./product-gallery.module.css";
import styles from "./product-view.module.css";

export function GalleryGhost() {
  return (
    <div className={gallery.root}>
      <Skeleton shape="box" ratio="1 / 1" />
    </div>
  );
}

export function ProductSkeleton() {
  const t = useTexts();
  return (
    <div aria-busy aria-label={t("common.loading")} role="status" className={styles.top}>
      <GalleryGhost />
      <div className={styles.side}>
        <div className={styles.head}>
          <Skeleton height="1.75rem" shape="box" />
          <Skeleton width="50%" height="2.25rem" shape="box" />
          <Skeleton width="40%" />
        </div>
        <Skeleton height="5rem" shape="box" />
        <Skeleton height="var(--control-large)" shape="box" />
        <Skeleton width="70%" />
        <Skeleton width="60%" />
      </div>
    </div>
  );
}
