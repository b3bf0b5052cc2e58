import type { AdminJob } from "@bezak/contract/admin-jobs.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { cancelJob, jobsKey, undoJob } from "../../lib/bulk/jobs-api.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";

export interface JobEndDialogProps {
  job: AdminJob;
  act: "cancel" | "undo";
  onClose: () => void;
}

/** The status that each act is to lead to; the job, or another undoing, may have ended before. */
const wished = { cancel: "cancelled", undo: "running" } as const;

/** Stops a job, or undoes it by another one, which is opened. */
export function JobEndDialog({ job: { id }, act, onClose }: JobEndDialogProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const paths = usePanelPaths();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => (act === "cancel" ? cancelJob(api, id) : undoJob(api, id)),
    onSuccess(job) {
      toast.show(
        wished[act] === job.status
          ? { text: t(act === "cancel" ? "jobs.stopped" : "jobs.undoing"), tone: "success" }
          : { text: t(act === "cancel" ? "jobs.overBefore" : "jobs.undoneBefore") },
      );
      onClose();
      if (job.id !== id) void navigate(paths.job(job.id));
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: jobsKey }),
  });
  return (
    <QuestionDialog
      title={t(act === "cancel" ? "jobs.stopTitle" : "jobs.undoTitle")}
      text={t(act === "cancel" ? "jobs.stopText" : "jobs.undoText")}
      act={t(act === "cancel" ? "jobs.stop" : "jobs.undo")}
      keep={t("jobs.cancelAsk")}
      busy={isPending}
      problem={error && describeError(error, t)}
      onAct={() => mutate()}
      onClose={onClose}
    />
  );
}
