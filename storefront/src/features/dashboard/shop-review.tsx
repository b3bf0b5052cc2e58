import type { ShopReview as Review } from "@bezak/contract/dashboard.ts";
import { Avatar, Button, Card, Rating } from "@bezak/ui-kit";
import { BadgeCheck, MessageSquareReply, Store } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useDate } from "../../lib/use-date.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { readReplyDraft } from "./reply-draft.ts";
import { ReplyForm } from "./reply-form.tsx";
import styles from "./shop-review.module.css";

export interface ShopReviewProps {
  review: Review;
  /** it is in the list of reviews without a reply, and leaves it once it has one */
  leaves: boolean;
}

export function ShopReview({ review, leaves }: ShopReviewProps) {
  const t = useTexts();
  const date = useDate();
  const { id, sellerReply: reply, canReply, replyUntil } = review;
  // reopens a form with an unsent reply
  const [open, setOpen] = useState(() => canReply && readReplyDraft(id) !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    // the form had the focus and is gone
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const name = review.author.name || t("shopReviews.anonymous");
  return (
    <Card asChild padding="medium">
      <article aria-label={name} className={styles.root}>
        <Head review={review} name={name} />
        <div className={styles.words}>
          {review.title ? <h2 className={styles.title}>{review.title}</h2> : null}
          <p className={styles.text}>{review.text}</p>
        </div>
        {review.images.length > 0 ? (
          <ul role="list" aria-label={t("shopReviews.photos")} className={styles.photos}>
            {review.images.map((url, index) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t("shopReviews.photo", { number: index + 1 })}
                >
                  <ThumbPicture url={url} className={styles.photo} />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {reply ? (
          <div className={styles.reply}>
            <p className={styles.replier}>
              <Store aria-hidden />
              {t("shopReviews.yourReply")}
              <time dateTime={reply.createdAt}>{date(reply.createdAt)}</time>
            </p>
            <p className={styles.text}>{reply.text}</p>
            <p className={styles.term}>
              {canReply && replyUntil
                ? t("shopReviews.editUntil", { until: date(replyUntil) })
                : t("shopReviews.final")}
            </p>
          </div>
        ) : null}
        {open ? (
          <ReplyForm review={review} leaves={leaves} onClose={() => setOpen(false)} />
        ) : canReply ? (
          <div>
            <Button
              ref={opener}
              size="small"
              icon={<MessageSquareReply aria-hidden />}
              onClick={() => setOpen(true)}
            >
              {t(reply ? "shopReviews.edit" : "shopReviews.reply")}
            </Button>
          </div>
        ) : null}
      </article>
    </Card>
  );
}

function Head({ review, name }: { review: Review; name: string }) {
  const t = useTexts();
  const date = useDate();
  const text = useLocalized();
  const paths = usePaths();
  const { product, rating, createdAt, verifiedPurchase } = review;
  return (
    <header className={styles.head}>
      <Avatar decorative name={name} />
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <Rating value={rating} size="small" label={t("shopReviews.stars", { rating })} />
          <time dateTime={createdAt}>{date(createdAt)}</time>
          {verifiedPurchase ? (
            <span className={styles.verified}>
              <BadgeCheck aria-hidden />
              {t("shopReviews.verified")}
            </span>
          ) : null}
        </p>
        <p className={styles.about}>
          {product ? (
            <>
              <ThumbPicture url={product.image} className={styles.thumb} />
              <Link to={paths.product(product.slug)}>{text(product.name) || t("common.untitled")}</Link>
            </>
          ) : (
            t("shopReviews.gone")
          )}
        </p>
      </div>
    </header>
  );
}
