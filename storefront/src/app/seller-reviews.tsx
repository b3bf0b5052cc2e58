import { useInfiniteQuery } from "@tanstack/react-query";
import type { SellerReview } from "@bezak/contract/reviews.ts";
import { ReviewCard } from "../features/reviews/review-card.tsx";
import { ReviewsSkeleton } from "../features/reviews/review-list.tsx";
import { sellerReviewsQuery } from "../features/reviews/seller-reviews-query.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { Link } from "../lib/link.tsx";
import { LoadFailure } from "../lib/load-failure.tsx";
import { MoreButton } from "../lib/more-button.tsx";
import { OfflineState } from "../lib/offline-state.tsx";
import { ThumbPicture } from "../lib/thumb-picture.tsx";
import { useLocalized } from "../lib/use-localized.ts";
import { usePaths } from "../lib/use-paths.ts";
import styles from "./seller-reviews.module.css";

/** Reviews of a seller's products; hidden when there are none. */
export default function SellerReviews({ sellerId }: { sellerId: string }) {
  const t = useTexts();
  const result = useInfiniteQuery(sellerReviewsQuery(useApi(), sellerId));
  const { data, error, fetchStatus, refetch } = result;
  const reviews = data?.pages.flatMap((page) => page.data) ?? [];
  if (data && reviews.length === 0) return null;
  return (
    <section aria-labelledby="seller-reviews" className={styles.root}>
      <h2 id="seller-reviews">{t("store.buyersSay")}</h2>
      {data ? (
        <>
          <ul role="list" className={styles.list}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} note={<About product={review.product} />} />
              </li>
            ))}
          </ul>
          <MoreButton list={result} label={t("store.moreReviews")} />
        </>
      ) : error ? (
        <LoadFailure headingLevel={3} error={error} onRetry={() => void refetch()} />
      ) : fetchStatus === "paused" ? (
        <OfflineState headingLevel={3} />
      ) : (
        <ReviewsSkeleton />
      )}
    </section>
  );
}

function About({ product }: Pick<SellerReview, "product">) {
  const text = useLocalized();
  const paths = usePaths();
  if (!product) return null;
  return (
    <Link to={paths.product(product.slug)} className={styles.product}>
      <ThumbPicture url={product.image} className={styles.picture} />
      {text(product.name)}
    </Link>
  );
}
