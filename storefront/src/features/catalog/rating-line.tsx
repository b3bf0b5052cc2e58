import { VisuallyHidden } from "@bezak/ui-kit";
import { Star } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./rating-line.module.css";

export interface RatingLineProps {
  rating: number;
  count: number;
  /** only the number of reviews, without the word */
  short?: boolean;
}

/** Average rating with the number of reviews; hidden without reviews. */
export function RatingLine({ rating, count, short }: RatingLineProps) {
  const t = useTexts();
  if (count === 0) return null;
  const shown = rating.toFixed(1);
  const reviews = t("product.reviews", { count });
  return (
    <span className={styles.root}>
      <Star aria-hidden className={styles.star} />
      <VisuallyHidden>{t("product.rating", { rating: shown })}</VisuallyHidden>
      <span aria-hidden>{shown}</span>
      {short ? (
        <>
          <VisuallyHidden>{reviews}</VisuallyHidden>
          <span aria-hidden className={styles.count}>{`(${count})`}</span>
        </>
      ) : (
        <span className={styles.count}>{reviews}</span>
      )}
    </span>
  );
}
