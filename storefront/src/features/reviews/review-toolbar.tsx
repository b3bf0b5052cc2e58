import { reviewSorts, type ReviewSort } from "@bezak/contract/review-rules.ts";
import { Checkbox, NativeSelect, Tag } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./review-toolbar.module.css";
import type { ReviewChoice } from "./reviews-api.ts";

export interface ReviewToolbarProps {
  choice: ReviewChoice;
  onChoice: (choice: ReviewChoice) => void;
}

/** Filters and sorting of reviews. */
export function ReviewToolbar({ choice, onChoice }: ReviewToolbarProps) {
  const t = useTexts();
  const { rating, withPhotos, sort } = choice;
  return (
    <div className={styles.root}>
      <NativeSelect
        hideLabel
        label={t("reviews.sort")}
        value={sort}
        options={reviewSorts.map((value) => ({ value, label: t(`reviews.sorts.${value}`) }))}
        onChange={(event) => onChoice({ ...choice, sort: event.currentTarget.value as ReviewSort })}
        className={styles.sort}
      />
      <Checkbox
        label={t("reviews.withPhotos")}
        checked={withPhotos}
        onChange={(event) => onChoice({ ...choice, withPhotos: event.currentTarget.checked })}
      />
      {rating === null ? null : (
        <Tag onRemove={() => onChoice({ ...choice, rating: null })} removeLabel={t("reviews.all")}>
          {t("reviews.stars", { count: rating })}
        </Tag>
      )}
    </div>
  );
}
