import { useMutation } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { deleteReview } from "./reviews-api.ts";

export interface DeleteDialogProps {
  reviewId: string;
  onClose: () => void;
  onDeleted: (message: string | undefined) => void;
  onFailed: (error: unknown) => void;
}

export default function DeleteDialog({ reviewId, onClose, onDeleted, onFailed }: DeleteDialogProps) {
  const t = useTexts();
  const api = useApi();
  const deleting = useMutation({
    mutationFn: () => deleteReview(api, reviewId),
    onSuccess: onDeleted,
    onError: onFailed,
  });
  return (
    <QuestionDialog
      title={t("reviews.deleteTitle")}
      text={t("reviews.deleteText")}
      act={t("reviews.delete")}
      keep={t("reviews.keep")}
      tone="danger"
      busy={deleting.isPending}
      problem={deleting.isError && describeError(deleting.error, t)}
      onAct={deleting.mutate}
      onClose={onClose}
    />
  );
}
