import type { Review } from "@bezak/contract/reviews.ts";
import { Button, EmptyState, useToast } from "@bezak/ui-kit";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { MoreButton } from "../../lib/more-button.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { whenVisible } from "../../lib/use-loaded.ts";
import { OwnReviewCard } from "./own-review.tsx";
import { ReviewActions } from "./review-actions.tsx";
import { forgetWish, hasWish, keepWish } from "./review-draft.ts";
import { ReviewList, ReviewsSkeleton } from "./review-list.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { ReviewToolbar } from "./review-toolbar.tsx";
import { ownReviewsQuery, reviewListQuery, reviewsKey, type ReviewChoice } from "./reviews-api.ts";
import styles from "./reviews-section.module.css";
import { useReviewLayers } from "./use-review-layers.ts";
import { useVotes } from "./use-votes.ts";

export interface ReviewsSectionProps {
  productId: string;
  productName: string;
  personId: string | null;
  /** sends a guest to sign in and back here */
  onSignIn: () => void;
  /** the product's own rating may have changed */
  onChanged: () => void;
}

const everything: ReviewChoice = { sort: "newest", rating: null, withPhotos: false };

/** Reviews of a product, with a form for the user's own. */
export default function ReviewsSection(props: ReviewsSectionProps) {
  const { productId, productName, personId, onSignIn, onChanged } = props;
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState(everything);
  const list = useInfiniteQuery(reviewListQuery(api, productId, choice));
  const own = useQuery(ownReviewsQuery(api, productId, personId));
  const layers = useReviewLayers();
  const { Form, Report, Delete, about } = layers;
  const mine = own.data?.review ?? null;

  function signIn(text: string, wants: "write" | "read") {
    if (wants === "write") keepWish(productId);
    toast.show({ text });
    onSignIn();
  }

  /** After an expired session the user must sign in; the draft is kept, and the form opens again afterwards. */
  function fail(error: unknown, wants: "write" | "read" = "read") {
    if (hasCode(error, "unauthorized", "session_expired")) signIn(describeError(error, t), wants);
    if (hasCode(error, "review_exists", "review_not_found", "report_exists")) renew();
  }

  function renew() {
    void queryClient.invalidateQueries({ queryKey: reviewsKey(productId) });
    onChanged();
  }

  function done(text: string | undefined) {
    layers.close();
    if (text) toast.show({ text, tone: "success" });
    renew();
  }

  const vote = useVotes(productId, personId, (error) => {
    toast.show({ text: describeError(error, t), tone: "danger" });
    fail(error);
  });

  const write = () => (personId === null ? signIn(t("reviews.guest"), "write") : layers.open("form"));

  // opens the form for a guest who wanted to write a review and has signed in
  const comeBack = useEffectEvent(() => {
    if (!hasWish(productId)) return;
    forgetWish();
    if (!mine) layers.open("form");
  });
  useEffect(() => {
    if (own.data) comeBack();
  }, [own.data]);

  function getActions(review: Review) {
    if (review.id === mine?.id) return null;
    const marked = (marks: readonly string[] | undefined) => marks?.includes(review.id) ?? false;
    const asGuest = () => signIn(t("reviews.guestAct"), "read");
    return (
      <ReviewActions
        review={review}
        voted={marked(own.data?.helpful)}
        reported={marked(own.data?.reported)}
        onVote={(voted) => (personId === null ? asGuest() : vote(review.id, voted))}
        onReport={() => (personId === null ? asGuest() : layers.open("report", review.id))}
      />
    );
  }

  const summary = list.data?.pages[0]?.summary;
  const reviews = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const writeButton = mine ? null : (
    <Button icon={<PenLine aria-hidden />} {...whenVisible(layers.prepareForm)} onClick={write}>
      {t("reviews.write")}
    </Button>
  );
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h2>{t("reviews.title")}</h2>
        {summary && summary.count > 0 ? writeButton : null}
      </div>
      {mine ? (
        <OwnReviewCard
          review={mine}
          onEdit={() => layers.open("form", mine.id)}
          onDelete={() => layers.open("delete", mine.id)}
        />
      ) : null}
      {!summary && list.error ? (
        <LoadFailure headingLevel={3} error={list.error} onRetry={() => void list.refetch()} />
      ) : !summary && list.fetchStatus === "paused" ? (
        <OfflineState headingLevel={3} />
      ) : !summary ? (
        <ReviewsSkeleton />
      ) : summary.count === 0 ? (
        <EmptyState
          headingLevel={3}
          title={t("reviews.empty")}
          text={t("reviews.emptyText")}
          actions={writeButton}
        />
      ) : (
        <div className={styles.body}>
          <div className={styles.side}>
            <ReviewSummary
              summary={summary}
              rating={choice.rating}
              onRating={(rating) => setChoice({ ...choice, rating })}
            />
          </div>
          <div className={styles.column}>
            <ReviewToolbar choice={choice} onChoice={setChoice} />
            <ReviewList
              reviews={reviews}
              stale={list.isPlaceholderData}
              getActions={getActions}
              more={<MoreButton list={list} label={t("reviews.more")} />}
              onReset={() => setChoice(everything)}
            />
          </div>
        </div>
      )}
      {Form ? (
        <Form
          productId={productId}
          productName={productName}
          review={about === "" ? null : mine}
          onClose={layers.close}
          onSaved={done}
          onFailed={(error) => fail(error, "write")}
        />
      ) : null}
      {Report ? <Report reviewId={about} onClose={layers.close} onSent={done} onFailed={fail} /> : null}
      {Delete ? <Delete reviewId={about} onClose={layers.close} onDeleted={done} onFailed={fail} /> : null}
    </div>
  );
}
