import type { AdministeredProduct } from "@bezak/contract/product-admin.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Texts } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode, hasStatus } from "../../lib/api-error.ts";
import { ChangedMeanwhile } from "../../lib/changed-meanwhile.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { readCurrent } from "../../lib/read-current.ts";
import { findTheirChanges } from "../../lib/their-changes.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import {
  administeredMessagesQuery,
  administeredProductQuery,
  administeredProductsKey,
  deleteAnyProduct,
} from "./product-admin-api.ts";

export interface DeleteDialogProps {
  product: AdministeredProduct;
  /** its name in the language of the page */
  name: string;
  onClose: () => void;
}

/** Deletes a product for good in the version that is shown, and returns to the list; tells what has changed meanwhile. */
export function DeleteDialog({ product, name, onClose }: DeleteDialogProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const list = usePanelPaths().administeredProducts();
  const { queryKey } = administeredProductQuery(api, product.id);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (shown: AdministeredProduct) => {
      try {
        await deleteAnyProduct(api, shown);
      } catch (cause) {
        // its shop or another administrator has deleted it already
        if (!hasStatus(cause, 404, 410)) throw cause;
      }
    },
    async onSuccess() {
      toast.show({ text: t("productAdmin.delete.done", { name }), tone: "success" });
      await navigate(list);
      cache.removeQueries({ queryKey });
      void cache.invalidateQueries({ queryKey: [...administeredProductsKey, "list"] });
    },
    onError(refusal) {
      const current = readCurrent<AdministeredProduct>(refusal);
      if (!current) return;
      cache.setQueryData(queryKey, current);
      // perhaps its shop has answered
      void cache.invalidateQueries({ queryKey: administeredMessagesQuery(api, product.id).queryKey });
      void cache.invalidateQueries({ queryKey: [...administeredProductsKey, "list"] });
    },
  });
  const isStale = hasCode(error, "stale_version");
  return (
    <QuestionDialog
      size="medium"
      title={t("sellerProducts.deleteTitle", { name })}
      text={t("productAdmin.delete.text")}
      act={t("sellerProducts.delete")}
      keep={t("sellerProducts.cancel")}
      tone="danger"
      busy={isPending}
      problem={error && !isStale && describeError(error, t)}
      onAct={() => mutate(product)}
      onClose={onClose}
    >
      {isStale && variables ? <ChangedMeanwhile names={nameChanges(variables, product, t)} /> : null}
    </QuestionDialog>
  );
}

/** Names of what differs, as the page calls it. */
function nameChanges(before: AdministeredProduct, now: AdministeredProduct, t: Texts): string[] {
  const parts = findTheirChanges(before, now).map((part) => t(`productMessages.parts.${part}`));
  const isDecided = before.status !== now.status || before.hiddenReason !== now.hiddenReason;
  return isDecided ? [...parts, t("productAdmin.status").toLocaleLowerCase()] : parts;
}
