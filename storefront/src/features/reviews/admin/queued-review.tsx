import type { AdministeredReview } from "@bezak/contract/review-admin.ts";
import { BadgeAlert } from "lucide-react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { ReviewCard } from "../review-card.tsx";
import { ModerationFacts } from "./moderation-facts.tsx";
import styles from "./moderation-row.module.css";

/** A review in the queue, with its product, author and reports. Needs the message parts `waiting` and `reviews`. */
export function QueuedReview({ review }: { review: AdministeredReview }) {
  const t = useTexts();
  return (
    <ReviewCard
      plain
      review={review}
      unverified={
        <span className={styles.unverified}>
          <BadgeAlert aria-hidden />
          {t("waiting.reviews.unverified")}
        </span>
      }
      note={<ModerationFacts review={review} />}
    />
  );
}
