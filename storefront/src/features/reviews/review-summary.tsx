import type { ReviewSummary as Summary } from "@bezak/contract/reviews.ts";
import { Progress, Rating, VisuallyHidden } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./review-summary.module.css";

const stars = [5, 4, 3, 2, 1] as const;

export interface ReviewSummaryProps {
  summary: Summary;
  /** the chosen number of stars, null for all */
  rating: number | null;
  onRating: (rating: number | null) => void;
}

/** Average and histogram of all reviews; a line of the histogram filters by its number of stars. */
export function ReviewSummary({ summary, rating, onRating }: ReviewSummaryProps) {
  const t = useTexts();
  const { average, count, histogram } = summary;
  const shown = average.toFixed(1);
  return (
    <div className={styles.root}>
      <div className={styles.average}>
        <span aria-hidden className={styles.number}>
          {shown}
        </span>
        <div>
          <Rating value={average} size="large" label={t("reviews.average", { rating: shown })} />
          <p className={styles.count}>{t("reviews.count", { count })}</p>
        </div>
      </div>
      <div role="group" aria-label={t("reviews.byStars")} className={styles.lines}>
        {stars.map((value) => {
          const given = histogram[value];
          const label = t("reviews.filterBy", { stars: t("reviews.stars", { count: value }), count: given });
          return (
            <button
              key={value}
              type="button"
              aria-pressed={rating === value}
              disabled={given === 0}
              onClick={() => onRating(rating === value ? null : value)}
              className={styles.line}
            >
              <VisuallyHidden>{label}</VisuallyHidden>
              <span aria-hidden>{value}</span>
              <span aria-hidden className={styles.bar}>
                <Progress hideLabel label={label} value={given} max={count || 1} valueText={String(given)} />
              </span>
              <span aria-hidden className={styles.given}>
                {given}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
