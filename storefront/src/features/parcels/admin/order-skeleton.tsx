import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import styles from "./order-view.module.css";

/** Placeholder of a parcel that is being loaded, with its columns. */
export function OrderSkeleton() {
  const t = useTexts();
  return (
    <div role="group" aria-busy aria-label={t("common.loading")} className={styles.root}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton shape="box" height="11rem" />
          <Skeleton shape="box" height="10rem" />
          <Skeleton shape="box" height="16rem" />
        </div>
        <div className={styles.aside}>
          <Skeleton shape="box" height="16rem" />
          <Skeleton shape="box" height="14rem" />
          <Skeleton shape="box" height="11rem" />
        </div>
      </div>
    </div>
  );
}
