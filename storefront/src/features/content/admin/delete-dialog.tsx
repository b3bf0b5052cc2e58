import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Texts } from "../../../i18n/texts.ts";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { hasStatus } from "../../../lib/api-error.ts";
import { ChangedMeanwhile } from "../../../lib/changed-meanwhile.tsx";
import { describeError } from "../../../lib/describe-error.ts";
import { differingFields } from "../../../lib/differing-fields.ts";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { readCurrent } from "../../../lib/read-current.ts";
import {
  contentCalls,
  contentKeys,
  renewContent,
  storeRow,
  type ContentKind,
  type ContentRows,
} from "./content-admin-api.ts";
import { contentDifferences } from "./content-differences.ts";
import { DifferenceList, type DescribeSource } from "./difference-list.tsx";
import { useDescribeSource } from "./use-describe-source.ts";

type Row = ContentRows[ContentKind];

export interface DeleteDialogProps {
  kind: ContentKind;
  row: Row;
  name: string;
  onClose: () => void;
}

/**
 * Deletes a banner or a section in the version that is shown, and tells what has changed meanwhile. A banner that a section
 * shows is refused, and the dialog says so.
 */
export function DeleteDialog({ kind, row, name, onClose }: DeleteDialogProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const cache = useQueryClient();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (shown: Row) => {
      try {
        await contentCalls[kind].remove(api, shown);
      } catch (cause) {
        // another administrator has deleted it already
        if (!hasStatus(cause, 404)) throw cause;
      }
    },
    onSuccess(_, { id }) {
      toast.show({ text: t(`contentAdmin.${kind}.deleted`, { name }), tone: "success" });
      onClose();
      cache.setQueryData<{ id: string }[]>(contentKeys[kind].administered, (rows) =>
        rows?.filter((one) => one.id !== id),
      );
      void renewContent(cache, kind);
    },
    onError(refusal) {
      const current = readCurrent<Row>(refusal);
      if (current) storeRow(cache, kind, current);
    },
  });
  const current = readCurrent<Row>(error);
  return (
    <QuestionDialog
      size="medium"
      title={t("contentAdmin.deleteTitle", { name })}
      text={t(`contentAdmin.${kind}.deleteText`)}
      act={t("contentAdmin.delete")}
      keep={t("contentAdmin.cancel")}
      tone="danger"
      busy={isPending}
      problem={error && !current && describeError(error, t)}
      onAct={() => mutate(row)}
      onClose={onClose}
    >
      {!current || !variables ? null : kind === "sections" ? (
        <SectionChanges before={variables} now={current} />
      ) : (
        <Changes before={variables} now={current} describe={() => ""} />
      )}
    </QuestionDialog>
  );
}

interface ChangesProps {
  before: Row;
  now: Row;
  describe: DescribeSource | undefined;
}

function SectionChanges(changes: Omit<ChangesProps, "describe">) {
  return <Changes {...changes} describe={useDescribeSource()} />;
}

function Changes({ before, now, describe }: ChangesProps) {
  const t = useTexts();
  const hasOtherContent = contentDifferences(before, now).length > 0;
  return (
    <ChangedMeanwhile names={nameOthers(before, now, t)}>
      {hasOtherContent ? <DifferenceList before={before} after={now} describe={describe} /> : null}
    </ChangedMeanwhile>
  );
}

/** Names of what differs besides the content. */
const nameOthers = ({ order, draft }: Row, now: Row, t: Texts): string[] =>
  differingFields({ order, draft }, { order: now.order, draft: now.draft }).map((field) =>
    t(field === "order" ? "contentAdmin.position" : "contentAdmin.draft.name"),
  );
