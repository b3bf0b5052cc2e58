import type { Review } from "@bezak/contract/reviews.ts";
import { Avatar, Badge, Card, Rating } from "@bezak/ui-kit";
import { BadgeCheck, Store } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./review-card.module.css";
import { reviewDate } from "./review-date.ts";
import { ReviewPhotos } from "./review-photos.tsx";

export interface ReviewCardProps {
  review: Review;
  /** status, shown to the author beside the date */
  badge?: ReactNode;
  /** between header and text: a note for the author, or the product */
  note?: ReactNode;
  actions?: ReactNode;
  /** before the author, such as a box to select it */
  leading?: ReactNode;
  /** beside the date, where the purchase is not verified */
  unverified?: ReactNode;
  /** within another card */
  plain?: boolean;
}

/** A review with its photos and the seller's reply. */
export function ReviewCard(props: ReviewCardProps) {
  const { review, badge, note, actions, leading, unverified, plain = false } = props;
  const t = useTexts();
  const name = review.author.name || t("reviews.anonymous");
  const { sellerReply: reply } = review;
  const card = (
    <article aria-label={name} className={styles.root}>
      <header className={styles.head}>
        {leading}
        <Avatar decorative name={name} />
        <div className={styles.who}>
          <p className={styles.name}>{name}</p>
          <p className={styles.facts}>
            <Rating
              value={review.rating}
              size="small"
              label={t("reviews.average", { rating: review.rating })}
            />
            <time dateTime={review.createdAt}>{reviewDate(review.createdAt)}</time>
            {review.verifiedPurchase ? (
              <span className={styles.verified}>
                <BadgeCheck aria-hidden />
                {t("reviews.verified")}
              </span>
            ) : (
              unverified
            )}
          </p>
        </div>
        {badge}
      </header>
      {note}
      <div className={styles.words}>
        {review.title ? <h3 className={styles.title}>{review.title}</h3> : null}
        <p className={styles.text}>{review.text}</p>
      </div>
      {review.images.length > 0 ? <ReviewPhotos images={review.images} /> : null}
      {reply ? (
        <div className={styles.reply}>
          <p className={styles.replier}>
            <Store aria-hidden />
            {t("reviews.reply")}
            <time dateTime={reply.createdAt}>{reviewDate(reply.createdAt)}</time>
          </p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      ) : null}
      {actions ? <footer className={styles.actions}>{actions}</footer> : null}
    </article>
  );
  return plain ? (
    card
  ) : (
    <Card asChild padding="medium">
      {card}
    </Card>
  );
}

const appearances = { pending: "warning", published: "success", rejected: "danger" } as const;

/** Status of the user's own review. */
export function ReviewState({ status }: Pick<Review, "status">) {
  const t = useTexts();
  return <Badge tone={appearances[status]}>{t(`reviews.${status}`)}</Badge>;
}
