import type { AdministeredReview, ReviewDecision } from "@bezak/contract/review-admin.ts";
import { reviewMoves } from "@bezak/contract/review-rules.ts";
import { Alert, Button, useToast } from "@bezak/ui-kit";
import { BadgeAlert, Check, RefreshCw, X } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { ActionFailure } from "../../../lib/action-failure.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { HistoryLink } from "../../../lib/history-link.tsx";
import { RowBox, type RowBoxes } from "../../../lib/bulk/row-boxes.tsx";
import { useNeighbourFocus } from "../../../lib/use-neighbour-focus.ts";
import { useRowDecision } from "../../../lib/use-row-decision.ts";
import { ReviewCard, ReviewState } from "../review-card.tsx";
import { decideReview, moderationKey, type ModerationList } from "./moderation-api.ts";
import { ModerationFacts } from "./moderation-facts.tsx";
import styles from "./moderation-row.module.css";
import { RejectDialog } from "./reject-dialog.tsx";

export interface ModerationRowProps {
  review: AdministeredReview;
  /** the list that is shown */
  list: ModerationList;
  boxes: RowBoxes;
}

type Decision = Pick<ReviewDecision, "status" | "reason">;

/** The same decision again closes the reports alone. */
const done = {
  published: { changes: "waiting.reviews.publishedNow", keeps: "waiting.reviews.keptPublished" },
  rejected: { changes: "waiting.reviews.rejectedNow", keeps: "waiting.reviews.keptRejected" },
} as const;

export function ModerationRow({ review, list, boxes }: ModerationRowProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const row = useNeighbourFocus("data-moderated");
  const [rejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState("");
  const { status, reports } = review;
  const deciding = useRowDecision<AdministeredReview, Decision>({
    row: review,
    listKey: moderationKey,
    leaves: list !== "all",
    send: (shown, decision) => decideReview(api, shown, decision),
    onDecided(_, decision) {
      const texts = done[decision.status];
      toast.show({ text: t(status === decision.status ? texts.keeps : texts.changes), tone: "success" });
      setRejecting(false);
      setReason("");
    },
    // the review behind the dialog is another one now
    onStale: () => setRejecting(false),
  });
  const { decide, sending, isStale, error } = deciding;
  const name = review.author.name || t("reviews.anonymous");
  const hasReports = reports.open > 0;
  const canPublish = reviewMoves[status].includes("published") || (status === "published" && hasReports);
  const publish = t(status === "published" ? "waiting.reviews.keepPublished" : "waiting.reviews.publish");
  const buttons = (
    <div className={styles.buttons}>
      {canPublish ? (
        <Button
          size="small"
          data-panel-key="a"
          icon={<Check aria-hidden />}
          aria-label={`${publish}: ${name}`}
          loading={sending?.status === "published"}
          disabled={sending?.status === "rejected"}
          onClick={() => decide({ status: "published" })}
        >
          {publish}
        </Button>
      ) : null}
      {reviewMoves[status].includes("rejected") ? (
        <Button
          size="small"
          data-panel-key="r"
          icon={<X aria-hidden />}
          aria-label={`${t("waiting.reviews.reject")}: ${name}`}
          disabled={sending !== undefined}
          onClick={() => {
            deciding.reset();
            setRejecting(true);
          }}
        >
          {t("waiting.reviews.reject")}
        </Button>
      ) : null}
      {status === "rejected" && hasReports ? (
        <Button
          size="small"
          aria-label={`${t("waiting.reviews.keepRejected")}: ${name}`}
          loading={sending?.status === "rejected"}
          disabled={sending?.status === "published"}
          // the reason is required, and not stored again
          onClick={() => decide({ status, reason: review.rejectionReason ?? t("reviews.rejected") })}
        >
          {t("waiting.reviews.keepRejected")}
        </Button>
      ) : null}
      <HistoryLink id={review.id} name={name} />
    </div>
  );
  return (
    <li
      ref={row}
      tabIndex={-1}
      data-moderated
      data-chosen={boxes.boxes.selected.has(review.id) || undefined}
      className={styles.root}
    >
      <ReviewCard
        review={review}
        leading={<RowBox id={review.id} name={name} of={boxes} />}
        badge={list !== "pending" || status !== "pending" ? <ReviewState status={status} /> : undefined}
        unverified={
          <span className={styles.unverified}>
            <BadgeAlert aria-hidden />
            {t("waiting.reviews.unverified")}
          </span>
        }
        note={<ModerationFacts review={review} />}
        actions={
          <div className={styles.actions}>
            {isStale ? (
              <Alert
                tone="warning"
                actions={
                  <Button size="small" icon={<RefreshCw aria-hidden />} onClick={deciding.refresh}>
                    {t("waiting.refresh")}
                  </Button>
                }
              >
                {t("waiting.reviews.changed")} {reason ? t("waiting.reviews.reasonKept") : null}
              </Alert>
            ) : null}
            {rejecting ? null : <ActionFailure of={{ error, reset: deciding.reset }} />}
            {buttons}
          </div>
        }
      />
      {rejecting ? (
        <RejectDialog
          reason={reason}
          onReason={setReason}
          busy={sending !== undefined}
          error={error}
          onReject={(written) => decide({ status: "rejected", reason: written })}
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </li>
  );
}
