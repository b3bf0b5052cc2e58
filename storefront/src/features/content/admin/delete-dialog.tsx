import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { hasStatus } from "../../../lib/api-error.ts";
import { describeError } from "../../../lib/describe-error.ts";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { contentCalls, contentKeys, renewContent, type ContentKind } from "./content-admin-api.ts";

export interface DeleteDialogProps {
  kind: ContentKind;
  id: string;
  name: string;
  onClose: () => void;
}

/** Deletes a banner or a section for good. A banner that a section shows is refused, and the dialog says so. */
export function DeleteDialog({ kind, id, name, onClose }: DeleteDialogProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      try {
        await contentCalls[kind].remove(api, id);
      } catch (cause) {
        // another administrator has deleted it already
        if (!hasStatus(cause, 404)) throw cause;
      }
    },
    onSuccess() {
      toast.show({ text: t(`contentAdmin.${kind}.deleted`, { name }), tone: "success" });
      onClose();
      cache.setQueryData<{ id: string }[]>(contentKeys[kind].administered, (rows) =>
        rows?.filter((row) => row.id !== id),
      );
      void renewContent(cache, kind);
    },
  });
  return (
    <QuestionDialog
      size="medium"
      title={t("contentAdmin.deleteTitle", { name })}
      text={t(`contentAdmin.${kind}.deleteText`)}
      act={t("contentAdmin.delete")}
      keep={t("contentAdmin.cancel")}
      tone="danger"
      busy={isPending}
      problem={error && describeError(error, t)}
      onAct={mutate}
      onClose={onClose}
    />
  );
}
