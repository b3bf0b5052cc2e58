import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./shop-overview.module.css";

/** Placeholder of `ShopOverview`, with the heights of most shops. */
export function ShopSkeleton() {
  const t = useTexts();
  return (
    <div role="group" aria-busy aria-label={t("common.loading")} className={styles.root}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Skeleton shape="box" height="22rem" />
          <Skeleton shape="box" height="14rem" />
          <Skeleton shape="box" height="18rem" />
        </div>
        <div className={styles.column}>
          <Skeleton shape="box" height="26rem" />
          <Skeleton shape="box" height="9rem" />
        </div>
      </div>
    </div>
  );
}
