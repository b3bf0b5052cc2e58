import type { OwnReview } from "@bezak/contract/reviews.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { Pencil, Trash2 } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ReviewCard, ReviewState } from "./review-card.tsx";

export interface OwnReviewCardProps {
  review: OwnReview;
  onEdit: () => void;
  onDelete: () => void;
}

/** The user's own review with its status and buttons to change it. */
export function OwnReviewCard({ review, onEdit, onDelete }: OwnReviewCardProps) {
  const t = useTexts();
  const { status, rejectionReason: reason } = review;
  const note = {
    published: null,
    pending: <Alert tone="info">{t("reviews.pendingText")}</Alert>,
    rejected: (
      <Alert tone="warning">
        {reason ? t("reviews.rejectedReason", { reason }) : t("reviews.rejectedText")}
      </Alert>
    ),
  };
  return (
    <section aria-label={t("reviews.yours")}>
      <ReviewCard
        review={review}
        badge={<ReviewState status={status} />}
        note={note[status]}
        actions={
          <>
            <Button size="small" variant="ghost" icon={<Pencil aria-hidden />} onClick={onEdit}>
              {t("reviews.edit")}
            </Button>
            <Button size="small" variant="ghost" icon={<Trash2 aria-hidden />} onClick={onDelete}>
              {t("reviews.delete")}
            </Button>
          </>
        }
      />
    </section>
  );
}
