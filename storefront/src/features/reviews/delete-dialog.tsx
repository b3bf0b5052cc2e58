import { Alert, Button, Dialog } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { deleteReview } from "./reviews-api.ts";

export interface DeleteDialogProps {
  reviewId: string;
  onClose: () => void;
  onDeleted: (message: string | undefined) => void;
  onFailed: (error: unknown) => void;
}

/** Asks once more before a review is gone. */
export default function DeleteDialog({ reviewId, onClose, onDeleted, onFailed }: DeleteDialogProps) {
  const t = useTexts();
  const api = useApi();
  const deleting = useMutation({
    mutationFn: () => deleteReview(api, reviewId),
    onSuccess: onDeleted,
    onError: onFailed,
  });
  return (
    <Dialog
      open
      size="small"
      title={t("reviews.deleteTitle")}
      description={t("reviews.deleteText")}
      closeLabel={t("common.close")}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{t("reviews.keep")}</Button>
          <Button variant="danger" loading={deleting.isPending} onClick={() => deleting.mutate()}>
            {t("reviews.delete")}
          </Button>
        </>
      }
    >
      {deleting.error ? <Alert tone="danger">{describeError(deleting.error, t)}</Alert> : null}
    </Dialog>
  );
}
