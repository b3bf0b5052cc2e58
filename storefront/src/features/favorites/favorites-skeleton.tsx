import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./favorite-row.module.css";
import list from "./favorite-list.module.css";

export function FavoritesSkeleton({ count }: { count: number }) {
  const t = useTexts();
  return (
    <ul role="list" aria-busy aria-label={t("common.loading")} className={list.rows}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div className={styles.root}>
            <div className={styles.picture}>
              <Skeleton shape="box" ratio="1 / 1" />
            </div>
            <div className={styles.what}>
              <Skeleton width="80%" />
              <Skeleton width="40%" />
            </div>
            <div className={styles.actions}>
              <div className={styles.buy}>
                <Skeleton shape="box" height="var(--control-medium)" />
              </div>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
