import type { ShopReview } from "@bezak/contract/dashboard.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { Alert, Button, TextArea, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { dashboardKey, replyToReview, shopReviewsKey } from "./dashboard-api.ts";
import { keepReplyDraft, readReplyDraft } from "./reply-draft.ts";
import styles from "./reply-form.module.css";

const { replyMax } = sellerLimits;
const replyMin = 2;

export interface ReplyFormProps {
  review: ShopReview;
  /** the review leaves the list, together with this form, once it has a reply */
  leaves: boolean;
  onClose: () => void;
}

/** Writes or changes the reply to a review. What is typed is stored until the tab is closed. */
export function ReplyForm({ review, leaves, onClose }: ReplyFormProps) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const { id, sellerReply } = review;
  const [text, setText] = useState(() => readReplyDraft(id) ?? sellerReply?.text ?? "");
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const written = text.trim();
  const max = formatNumber(replyMax);

  const saving = useMutation({
    mutationFn: () => replyToReview(api, id, { text: written, replaces: sellerReply?.text ?? null }),
    onSuccess: () => {
      keepReplyDraft(id, null);
      toast.show({ text: t("shopReviews.published"), tone: "success" });
      onClose();
    },
    onError: (error) => {
      if (leaves && hasCode(error, "conflict")) {
        toast.show({ text: t("shopReviews.takenAway"), tone: "danger" });
      }
    },
    // somebody else may have replied, or the period for changes is over: show the current state
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: shopReviewsKey }),
        cache.invalidateQueries({ queryKey: dashboardKey }),
      ]),
  });

  const serverError = isApiError(saving.error) ? saving.error.fields.text : undefined;
  const problem =
    written.length < replyMin
      ? t("shopReviews.tooShort")
      : written.length > replyMax
        ? t("shopReviews.tooLong", { max })
        : undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    setAttempts(attempts + 1);
    if (!problem) saving.mutate();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.root}>
      {saving.error && !serverError ? (
        <Alert tone="danger">
          {hasCode(saving.error, "conflict") ? t("shopReviews.taken") : describeError(saving.error, t)}
        </Alert>
      ) : null}
      <TextArea
        autoFocus
        required
        label={t("shopReviews.field")}
        hint={t("shopReviews.hint", { max })}
        rows={3}
        value={text}
        error={attempts > 0 ? (problem ?? serverError) : undefined}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          keepReplyDraft(id, value);
        }}
      />
      <div className={styles.ways}>
        <Button type="submit" variant="primary" size="small" loading={saving.isPending}>
          {t(sellerReply ? "shopReviews.save" : "shopReviews.publish")}
        </Button>
        <Button
          size="small"
          onClick={() => {
            keepReplyDraft(id, null);
            onClose();
          }}
        >
          {t("shopReviews.cancel")}
        </Button>
      </div>
    </form>
  );
}
