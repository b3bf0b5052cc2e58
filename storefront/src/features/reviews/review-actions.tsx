import type { Review } from "@bezak/contract/reviews.ts";
import { Button } from "@bezak/ui-kit";
import { Flag, ThumbsUp } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./review-actions.module.css";

export interface ReviewActionsProps {
  review: Pick<Review, "id" | "helpful">;
  voted: boolean;
  reported: boolean;
  onVote: (voted: boolean) => void;
  onReport: () => void;
}

/** Buttons of a review for readers other than its author. */
export function ReviewActions({ review, voted, reported, onVote, onReport }: ReviewActionsProps) {
  const t = useTexts();
  const { helpful } = review;
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        aria-pressed={voted}
        icon={<ThumbsUp aria-hidden className={voted ? styles.voted : undefined} />}
        onClick={() => onVote(!voted)}
      >
        {t("reviews.helpful")}
        {helpful > 0 ? <span className={styles.count}>{helpful}</span> : null}
      </Button>
      <Button size="small" variant="ghost" disabled={reported} icon={<Flag aria-hidden />} onClick={onReport}>
        {t(reported ? "reviews.reported" : "reviews.report")}
      </Button>
    </>
  );
}
