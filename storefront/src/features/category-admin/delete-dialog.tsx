import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Texts } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode, hasStatus } from "../../lib/api-error.ts";
import { ChangedMeanwhile } from "../../lib/changed-meanwhile.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { differingFields } from "../../lib/differing-fields.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { readCurrent } from "../../lib/read-current.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { deleteCategory, renewCategories, storeCategory } from "./category-api.ts";
import { toCategoryFields } from "./category-fields.ts";

export interface DeleteDialogProps {
  category: AdministeredCategory;
  /** without products and without categories below it */
  isEmpty: boolean;
  /** opens the question about merging it, which is possible for others too */
  onMerge: () => void;
  onClose: () => void;
}

/** Deletes an empty category in the version that is shown, and tells what has changed meanwhile; another one is merged. */
export function DeleteDialog({ category, isEmpty, onMerge, onClose }: DeleteDialogProps) {
  const t = useTexts();
  const name = useLocalized()(category.name);
  const api = useApi();
  const toast = useToast();
  const cache = useQueryClient();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (shown: AdministeredCategory) => {
      try {
        await deleteCategory(api, shown);
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
    onError(refusal) {
      const current = readCurrent<AdministeredCategory>(refusal);
      if (current) storeCategory(cache, api, current);
      else void renewCategories(cache, api);
    },
  });
  const isStale = hasCode(error, "stale_version");
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
      problem={error && !isStale && describeError(error, t)}
      onAct={() => mutate(category)}
      onClose={onClose}
    >
      {isStale && variables ? <ChangedMeanwhile names={nameChanges(variables, category, t)} /> : null}
    </QuestionDialog>
  );
}

/** Names of what differs, as the form calls it. */
function nameChanges(before: AdministeredCategory, now: AdministeredCategory, t: Texts): string[] {
  const fields = differingFields(toCategoryFields(before), toCategoryFields(now));
  const names = fields.map((field) =>
    t(field === "attributes" ? "categoryAdmin.attributes" : `categoryAdmin.fields.${field}`),
  );
  return before.order === now.order ? names : [...names, t("categoryAdmin.position")];
}
