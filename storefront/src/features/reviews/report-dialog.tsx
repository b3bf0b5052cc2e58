import { reportReasons, reviewLimits, type ReportReason } from "@bezak/contract/review-rules.ts";
import { Alert, Button, Dialog, RadioGroup, TextArea } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import styles from "./review-form.module.css";
import { reportReview } from "./reviews-api.ts";

export interface ReportDialogProps {
  reviewId: string;
  onClose: () => void;
  onSent: (message: string | undefined) => void;
  onFailed: (error: unknown) => void;
}

export default function ReportDialog({ reviewId, onClose, onSent, onFailed }: ReportDialogProps) {
  const t = useTexts();
  const api = useApi();
  const formId = useId();
  const [reason, setReason] = useState<ReportReason>("spam");
  const [text, setText] = useState("");
  const sending = useMutation({
    mutationFn: () => reportReview(api, reviewId, { reason, text: text.trim() || null }),
    onSuccess: onSent,
    onError: onFailed,
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!sending.isPending) sending.mutate();
  }

  return (
    <Dialog
      open
      size="small"
      title={t("reviews.reportTitle")}
      description={t("reviews.reportText")}
      closeLabel={t("common.close")}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={sending.isPending}>
          {t("reviews.send")}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className={styles.root}>
        <RadioGroup
          label={t("reviews.reportReason")}
          options={reportReasons.map((value) => ({ value, label: t(`reviews.reasons.${value}`) }))}
          value={reason}
          onValueChange={(value) => setReason(value as ReportReason)}
        />
        <TextArea
          label={t("reviews.reportComment")}
          hint={t("reviews.optional")}
          maxLength={reviewLimits.reportMax}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {sending.error ? <Alert tone="danger">{describeError(sending.error, t)}</Alert> : null}
      </form>
    </Dialog>
  );
}
