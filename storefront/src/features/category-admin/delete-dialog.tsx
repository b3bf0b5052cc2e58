import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { deleteCategory, renewCategories } from "./category-api.ts";

export interface DeleteDialogProps {
  category: AdministeredCategory;
  /** without products and without categories below it */
  isEmpty: boolean;
  /** opens the question about merging it, which is possible for others too */
  onMerge: () => void;
  onClose: () => void;
}

/** Deletes an empty category; another one is merged. */
export function DeleteDialog({ category, isEmpty, onMerge, onClose }: DeleteDialogProps) {
  const t = useTexts();
  const name = useLocalized()(category.name);
  const api = useApi();
  const toast = useToast();
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      try {
        await deleteCategory(api, category.id);
      } catch (cause) {
        // another administrator has deleted it already
        if (!hasStatus(cause, 404)) throw cause;
      }
    },
    onSuccess() {
      toast.show({ text: t("categoryAdmin.deleted", { name }), tone: "success" });
      onClose();
      void renewCategories(cache, api);
    },
    onError: () => void renewCategories(cache, api),
  });
  if (!isEmpty) {
    return (
      <QuestionDialog
        size="medium"
        title={t("categoryAdmin.notEmptyTitle", { name })}
        text={t("categoryAdmin.notEmptyText")}
        act={t("categoryAdmin.merge")}
        keep={t("categoryAdmin.cancel")}
        busy={false}
        onAct={onMerge}
        onClose={onClose}
      />
    );
  }
  return (
    <QuestionDialog
      size="medium"
      tone="danger"
      title={t("categoryAdmin.deleteTitle", { name })}
      text={t("categoryAdmin.deleteText")}
      act={t("categoryAdmin.delete")}
      keep={t("categoryAdmin.cancel")}
      busy={isPending}
      problem={error && describeError(error, t)}
      onAct={mutate}
      onClose={onClose}
    />
  );
}
