import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { deleteProduct, sellerProductsKey } from "./seller-products-api.ts";

export interface DeleteDialogProps {
  id: string;
  /** of the product, in the reader's words */
  name: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a product is taken out of the shop. */
export default function DeleteDialog({ id, name, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTexts();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      try {
        await deleteProduct(api, id);
      } catch (cause) {
        // another member was quicker: it is gone as was wished
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
