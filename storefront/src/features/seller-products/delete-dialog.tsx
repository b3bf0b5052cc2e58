import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { deleteProduct, sellerProductsKey } from "./seller-products-api.ts";

export interface DeleteDialogProps {
  id: string;
  /** name of the product in the language of the page */
  name: string;
  onClose: () => void;
  onDeleted: () => void;
}

export default function DeleteDialog({ id, name, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTexts();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      try {
        await deleteProduct(api, id);
      } catch (cause) {
        // another member has deleted it already
        if (!hasStatus(cause, 404, 410)) throw cause;
      }
    },
    onSuccess() {
      onDeleted();
      void queryClient.invalidateQueries({ queryKey: [...sellerProductsKey, "list"] });
    },
  });
  return (
    <QuestionDialog
      title={t("sellerProducts.deleteTitle", { name })}
      text={t("sellerProducts.deleteText")}
      act={t("sellerProducts.delete")}
      keep={t("sellerProducts.cancel")}
      tone="danger"
      busy={isPending}
      problem={error && describeError(error, t)}
      onAct={mutate}
      onClose={onClose}
    />
  );
}
