import { Card, Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./order-view.module.css";
import parcel from "./parcel-card.module.css";

export function OrderSkeleton({ title }: { title: string }) {
  const t = useTexts();
  return (
    <div role="group" aria-busy aria-label={t("common.loading")} className={styles.root}>
      <div className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.quiet}>
          <Skeleton width="11rem" />
        </p>
      </div>
      <div className={styles.columns}>
        <div className={styles.parcels}>
          <Skeleton shape="box" height="6.25rem" />
          <Card padding="large" className={parcel.root}>
            <div className={parcel.header}>
              <Skeleton width="11rem" />
              <Skeleton width="6rem" />
            </div>
            <div className={parcel.parts}>
              <Skeleton shape="box" height="15rem" />
              <div className={parcel.goods}>
                <Skeleton shape="box" height="7rem" />
                <Skeleton />
              </div>
            </div>
          </Card>
        </div>
        <Card variant="raised" padding="large" className={styles.facts}>
          <Skeleton width="8rem" height="1.25rem" />
          <Skeleton shape="box" height="6.5rem" />
          <Skeleton shape="box" height="var(--control-medium)" />
          <Skeleton shape="box" height="12rem" />
        </Card>
      </div>
    </div>
  );
}
