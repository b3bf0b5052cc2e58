import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./product-view.module.css";

/** Keeps the place of a product that is loading. */
export function ProductSkeleton() {
  const t = useTexts();
  return (
    <div aria-busy aria-label={t("common.loading")} className={styles.top}>
      <Skeleton shape="box" ratio="1 / 1" />
      <div className={styles.side}>
        <Skeleton height="2.5rem" shape="box" />
        <Skeleton width="40%" />
        <Skeleton width="50%" height="2rem" shape="box" />
        <Skeleton height="var(--control-large)" shape="box" />
        <Skeleton width="70%" />
        <Skeleton width="60%" />
      </div>
    </div>
  );
}
