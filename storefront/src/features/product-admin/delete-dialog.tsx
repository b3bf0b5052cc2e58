import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { administeredProductQuery, administeredProductsKey, deleteAnyProduct } from "./product-admin-api.ts";

export interface DeleteDialogProps {
  id: string;
  /** name of the product in the language of the page */
  name: string;
  onClose: () => void;
}

/** Deletes a product for good, and returns to the list. */
export function DeleteDialog({ id, name, onClose }: DeleteDialogProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const list = usePanelPaths().administeredProducts();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      try {
        await deleteAnyProduct(api, id);
      } catch (cause) {
        // its shop or another administrator has deleted it already
        if (!hasStatus(cause, 404, 410)) throw cause;
      }
    },
    async onSuccess() {
      toast.show({ text: t("productAdmin.delete.done", { name }), tone: "success" });
      await navigate(list);
      cache.removeQueries({ queryKey: administeredProductQuery(api, id).queryKey });
      void cache.invalidateQueries({ queryKey: [...administeredProductsKey, "list"] });
    },
  });
  return (
    <QuestionDialog
      size="medium"
      title={t("sellerProducts.deleteTitle", { name })}
      text={t("productAdmin.delete.text")}
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
