import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./product-view.module.css";

/** Placeholder of a product that is being loaded, with its columns. */
export function ProductSkeleton() {
  const t = useTexts();
  return (
    <div role="group" aria-busy aria-label={t("common.loading")} className={styles.root}>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <Skeleton shape="box" height="10rem" />
          <Skeleton shape="box" height="11rem" />
        </div>
        <div className={styles.main}>
          <Skeleton shape="box" height="12rem" />
          <Skeleton shape="box" height="11rem" />
          <Skeleton shape="box" height="14rem" />
        </div>
      </div>
    </div>
  );
}
