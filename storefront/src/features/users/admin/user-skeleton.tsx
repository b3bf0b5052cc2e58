import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import styles from "./user-view.module.css";

/** Placeholder of `UserView`, with its heights. */
export function UserSkeleton() {
  const t = useTexts();
  return (
    <div role="group" aria-busy aria-label={t("common.loading")} className={styles.root}>
      <div className={`${styles.columns} ${styles.waiting}`}>
        <Skeleton shape="box" height="var(--facts-height)" />
        <div className={styles.aside}>
          <Skeleton shape="box" height="14rem" />
          <Skeleton shape="box" height="18rem" />
          <Skeleton shape="box" height="13rem" />
        </div>
      </div>
    </div>
  );
}
