import type { Review } from "@bezak/contract/reviews.ts";
import { Button, EmptyState, Skeleton } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./reviews-section.module.css";
import { ReviewCard } from "./review-card.tsx";

export interface ReviewListProps {
  reviews: readonly Review[];
  /** the shown reviews belong to an earlier choice; new ones are loading */
  stale: boolean;
  getActions: (review: Review) => ReactNode;
  /** button that loads the next page */
  more: ReactNode;
  /** removes the filter */
  onReset: () => void;
}

export function ReviewList(props: ReviewListProps) {
  const { reviews, stale, getActions: actionsOf, more, onReset } = props;
  const t = useTexts();
  if (reviews.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={t("reviews.nothing")}
        text={t("reviews.nothingText")}
        actions={<Button onClick={onReset}>{t("reviews.reset")}</Button>}
      />
    );
  }
  return (
    <>
      <ul role="list" aria-busy={stale} className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} actions={actionsOf(review)} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

export function ReviewsSkeleton() {
  const t = useTexts();
  return (
    <div role="group" aria-busy aria-label={t("common.loading")} className={styles.list}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className={styles.ghost} />
      ))}
    </div>
  );
}
