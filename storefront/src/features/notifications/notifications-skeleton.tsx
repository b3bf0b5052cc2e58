import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import item from "./notification-item.module.css";
import styles from "./notification-list.module.css";

const placeholders = 5;

export function NotificationsSkeleton() {
  const t = useTexts();
  return (
    <div role="group" aria-busy aria-label={t("common.loading")} className={styles.day}>
      <p className={styles.date}>
        <Skeleton width="5rem" />
      </p>
      <div className={styles.list}>
        {Array.from({ length: placeholders }, (_, index) => (
          <div key={index} className={item.root}>
            <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
            <div className={item.words}>
              <p className={item.title}>
                <Skeleton width="45%" />
              </p>
              <p className={item.time}>
                <Skeleton width="2.5rem" />
              </p>
              <p className={item.text}>
                <Skeleton width="85%" />
              </p>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
