import { limits } from "@bezak/contract/limits.ts";
import { reviewLimits } from "@bezak/contract/review-rules.ts";
import type { OwnReview } from "@bezak/contract/reviews.ts";
import { pictureMimes } from "@bezak/contract/upload-types.ts";
import { Alert, Button, FileDrop, RatingField, Sheet, TextArea, TextField } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { usePhotos } from "../../lib/use-photos.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { keepDraft, readDraft } from "./review-draft.ts";
import styles from "./review-form.module.css";
import { saveReview } from "./reviews-api.ts";

export interface ReviewFormProps {
  productId: string;
  productName: string;
  /** the review to change; null for a new one */
  review: OwnReview | null;
  onClose: () => void;
  /** gets the server's message for the user */
  onSaved: (message: string | undefined) => void;
  /** gets the reason; the text is kept */
  onFailed: (error: unknown) => void;
}

const { textMin, textMax, titleMax } = reviewLimits;
const photoRules = { maxCount: reviewLimits.imagesMax, maxSize: limits.uploadBytes };

/** Writes or changes a review. What is typed is stored until the tab is closed. */
export default function ReviewForm(props: ReviewFormProps) {
  const { productId, productName, review, onClose, onSaved, onFailed } = props;
  const t = useTexts();
  const api = useApi();
  const formId = useId();
  const id = review?.id ?? null;
  const [start] = useState(
    () => readDraft(productId, id) ?? { rating: 0, title: "", text: "", images: [], ...review },
  );
  const [rating, setRating] = useState(start.rating);
  const [title, setTitle] = useState(start.title ?? "");
  const [text, setText] = useState(start.text);
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const photos = usePhotos("review", start.images);
  const urls = photos.urls.join(" ");
  const draft = { rating, title, text, images: photos.urls };
  const saved = useRef(false);
  useEffect(() => {
    const images = urls === "" ? [] : urls.split(" ");
    if (!saved.current) keepDraft(productId, id, { rating, title, text, images });
  }, [productId, id, rating, title, text, urls]);

  const saving = useMutation({
    mutationFn: () => saveReview(api, { productId, id }, { ...draft, title: title.trim() || null }),
    onSuccess: ({ message }) => {
      saved.current = true;
      keepDraft(productId, id, null);
      onSaved(message);
    },
    onError: onFailed,
  });

  const missing = textMin - text.trim().length;
  const serverErrors = isApiError(saving.error) ? saving.error.fields : {};
  const problems = {
    rating: rating === 0 ? t("reviews.ratingMissing") : serverErrors.rating,
    title: serverErrors.title,
    text: missing > 0 ? t("reviews.textShort", { count: missing }) : serverErrors.text,
    photos: photos.unfinished ? t("reviews.waitPhotos") : serverErrors.images,
  };
  const shown = (problem: string | undefined) => (attempts > 0 ? problem : undefined);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    setAttempts(attempts + 1);
    if (rating > 0 && missing <= 0 && !photos.unfinished) saving.mutate();
  }

  return (
    <Sheet
      open
      title={t(review ? "reviews.editTitle" : "reviews.formTitle")}
      description={productName}
      closeLabel={t("common.close")}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={saving.isPending}>
          {t(review ? "reviews.save" : "reviews.send")}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className={styles.root}>
        <RatingField
          required
          label={t("reviews.rating")}
          starLabels={[
            t("reviews.rates.1"),
            t("reviews.rates.2"),
            t("reviews.rates.3"),
            t("reviews.rates.4"),
            t("reviews.rates.5"),
          ]}
          value={rating}
          onValueChange={setRating}
          error={shown(problems.rating)}
        />
        <TextArea
          required
          label={t("reviews.text")}
          hint={t("reviews.textHint", { count: text.length, max: textMax })}
          rows={5}
          maxLength={textMax}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={shown(problems.text)}
        />
        <TextField
          label={t("reviews.headline")}
          hint={t("reviews.headlineHint")}
          maxLength={titleMax}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={shown(problems.title)}
        />
        <FileDrop
          {...photoRules}
          label={t("reviews.addPhotos")}
          hint={t("reviews.addPhotosHint", { count: photoRules.maxCount })}
          prompt={t("reviews.drop")}
          chooseLabel={t("reviews.choose")}
          accept={pictureMimes.join(",")}
          items={photos.photos}
          onAdd={photos.add}
          onRemove={photos.remove}
          removeLabel={(name) => t("reviews.removePhoto", { name })}
          onRetry={photos.retry}
          retryLabel={(name) => t("reviews.retryPhoto", { name })}
          stateText={({ state }) => t(state === "done" ? "reviews.uploaded" : "reviews.uploading")}
          problemText={({ file: { name }, reason }) =>
            t(`reviews.problems.${reason}`, { name, max: photoRules.maxCount })
          }
          error={shown(problems.photos)}
        />
        {saving.error ? <Alert tone="danger">{describeError(saving.error, t)}</Alert> : null}
      </form>
    </Sheet>
  );
}
