import { VisuallyHidden } from "@bezak/ui-kit";
import { Star } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./rating-line.module.css";

/** Average rating with the number of reviews; nothing while there are none. */
export function RatingLine({ rating, count }: { rating: number; count: number }) {
  const t = useTexts();
  if (count === 0) return null;
  const shown = rating.toFixed(1);
  return (
    <span className={styles.root}>
      <Star aria-hidden className={styles.star} />
      <VisuallyHidden>{t("product.rating", { rating: shown })}</VisuallyHidden>
      <span aria-hidden>{shown}</span>
      <span className={styles.count}>{t("product.reviews", { count })}</span>
    </span>
  );
}
