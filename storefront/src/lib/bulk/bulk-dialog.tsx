import type { NewJob } from "@bezak/contract/admin-jobs.ts";
import { jobKinds, reasonedKinds, reasonListOf, type StartedKind } from "@bezak/contract/job-kinds.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { isApiError } from "../api-error.ts";
import { useApi } from "../api-context.ts";
import { formatNumber } from "../format-sum.ts";
import { QuestionDialog } from "../question-dialog.tsx";
import { randomKey } from "../random-key.ts";
import { describeBesideReason, isReason, ReasonField } from "../reason-field.tsx";
import { usePanelPaths } from "../use-panel-paths.ts";
import { useRefusalFocus } from "../use-refusal-focus.ts";
import { CategoryField, NoteField } from "./bulk-fields.tsx";
import { jobsKey, startJob } from "./jobs-api.ts";
import { findReasonProblem, ListedReasons, type ReasonsOfJob } from "./listed-reasons.tsx";
import type { Selection } from "./use-selection.ts";

export interface BulkDialogProps {
  kind: StartedKind;
  selection: Selection;
  onClose: () => void;
}

const toRows = ({ ids, filters, count }: Selection): Pick<NewJob, "ids" | "filter" | "count"> =>
  ids ? { ids: [...ids] } : { filter: Object.fromEntries(new URLSearchParams(filters)), count };

const toReasons = ({ reasons, words }: ReasonsOfJob): Pick<NewJob, "reasons" | "reason"> => ({
  ...(reasons.length > 0 && { reasons: [...reasons] }),
  ...(words.trim() !== "" && { reason: words.trim() }),
});

/** The number of rows that the server finds instead; undefined if it refused something else. */
const findCount = (error: unknown): number | undefined =>
  isApiError(error) && error.code === "job_count_changed"
    ? (error.details as { count: number }).count
    : undefined;

/** Asks once more, with what the act needs, and starts it in the background. */
export function BulkDialog({ kind, selection, onClose }: BulkDialogProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const paths = usePanelPaths();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState("");
  const [given, setGiven] = useState<ReasonsOfJob>({ reasons: [], words: "" });
  const [categoryId, setCategoryId] = useState("");
  const [note, setNote] = useState("");
  const [refusals, setRefusals] = useState(0);
  const [key] = useState(randomKey);
  const form = useRefusalFocus(refusals);
  const isReasoned = reasonedKinds.includes(kind);
  const list = reasonListOf(kind);
  const isMove = kind === "move_products";
  const isNote = kind === "note_parcels";
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      startJob(
        api,
        {
          kind,
          ...toRows(selection),
          ...(isReasoned && { reason: reason.trim() }),
          ...(list && toReasons(given)),
          ...(isMove && { categoryId }),
          ...(isNote && { text: note.trim() }),
        },
        key,
      ),
    onError(refusal) {
      const found = findCount(refusal);
      if (found !== undefined) selection.selectAll(found);
    },
    onSuccess(job) {
      void queryClient.invalidateQueries({ queryKey: jobsKey });
      selection.clear();
      toast.show({
        tone: "success",
        text: t("jobs.started", { number: formatNumber(job.total) }),
        action: { label: t("jobs.open"), onSelect: () => void navigate(paths.job(job.id)) },
      });
      onClose();
    },
  });
  function submit() {
    const isMissing =
      (isReasoned && !isReason(reason)) ||
      (list && findReasonProblem(given) !== null) ||
      (isMove && !categoryId) ||
      (isNote && note.trim() === "");
    if (isMissing) return setRefusals((count) => count + 1);
    mutate();
  }
  return (
    <QuestionDialog
      title={t(`jobs.ask.${kind}.title`, { number: formatNumber(selection.count) })}
      text={`${t(`jobs.ask.${kind}.text`)} ${t(jobKinds[kind].undoable ? "jobs.canUndo" : "jobs.noUndo")}`}
      act={t(`jobs.acts.${kind}`)}
      keep={t("jobs.cancelAsk")}
      tone={isReasoned || list ? "danger" : "primary"}
      busy={isPending}
      problem={describeBesideReason(error, t)}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      {isReasoned ? (
        <ReasonField
          id="bulk-reason"
          label={t("jobs.reason")}
          hint={t(`jobs.reasonHints.${kind}` as "jobs.reasonHints.hide_products")}
          short={t("jobs.reasonShort")}
          reason={reason}
          onReason={(written) => {
            setReason(written);
            if (!isPending) reset();
          }}
          checked={refusals > 0}
          error={error}
        />
      ) : null}
      {list ? <ListedReasons list={list} given={given} onGiven={setGiven} checked={refusals > 0} /> : null}
      {isMove ? (
        <CategoryField value={categoryId} onChange={setCategoryId} isMissing={refusals > 0 && !categoryId} />
      ) : null}
      {isNote ? (
        <NoteField value={note} onChange={setNote} isMissing={refusals > 0 && note.trim() === ""} />
      ) : null}
    </QuestionDialog>
  );
}
