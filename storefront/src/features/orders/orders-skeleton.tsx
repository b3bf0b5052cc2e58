import { Card, Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import card from "./order-summary-card.module.css";
import styles from "./order-view.module.css";
import { ThumbsSkeleton } from "./thumbs-skeleton.tsx";

/** Placeholders of the same size as the cards. */
export function OrdersSkeleton({ count }: { count: number }) {
  const t = useTexts();
  return (
    <div role="group" aria-busy aria-label={t("common.loading")} className={styles.parcels}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className={card.root}>
          <div className={card.header}>
            <Skeleton width="10.5rem" height="0.7em" className={card.title} />
            <Skeleton shape="box" width="8rem" height="1.375rem" />
            <p className={card.placed}>
              <Skeleton width="9rem" />
            </p>
          </div>
          <ThumbsSkeleton />
          <p className={card.sellers}>
            <Skeleton width="8rem" />
          </p>
          <p className={card.total}>
            <Skeleton width="5rem" />
            <Skeleton width="7rem" />
          </p>
        </Card>
      ))}
    </div>
  );
}
