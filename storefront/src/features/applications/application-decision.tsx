import type { ReviewedApplication } from "@bezak/contract/applications.ts";
import { Button, TextArea, useToast } from "@bezak/ui-kit";
import { limits } from "@bezak/contract/limits.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import styles from "./application-decision.module.css";
import {
  decide,
  findCurrentApplication,
  invalidateApplications,
  storeDecided,
  type Decision,
} from "./applications-api.ts";

type Question = Decision["kind"];

/** Approves or rejects an application after a confirmation. */
export function ApplicationDecision({ application }: { application: ReviewedApplication }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useRefusalFocus(refusals);
  const deciding = useMutation({
    mutationFn: (decision: Decision) => decide(api, application, decision),
    onSuccess(decided, { kind }) {
      setQuestion(null);
      storeDecided(queryClient, decided);
      const text = t(kind === "approve" ? "applications.approved_now" : "applications.rejected_now");
      toast.show({ text, tone: "success" });
    },
    onError(error) {
      if (isApiError(error) && error.fields["reason"]) refuse(error.fields["reason"]);
      if (!hasStatus(error, 404, 409)) return;
      // somebody else has decided or changed it, or it is gone: nothing to confirm any more
      setQuestion(null);
      toast.show({ text: describeError(error, t), tone: "danger" });
      const current = findCurrentApplication(error);
      if (current) storeDecided(queryClient, current);
      else void invalidateApplications(queryClient);
    },
  });

  function refuse(text: string) {
    setProblem(text);
    setRefusals((count) => count + 1);
  }

  function open(which: Question | null) {
    if (deciding.isPending) return;
    setQuestion(which);
    setProblem(null);
    deciding.reset();
  }

  function submit() {
    if (question === "approve") return deciding.mutate({ kind: "approve" });
    if (reason.trim().length < limits.reasonMin) return refuse(t("applications.reasonShort"));
    deciding.mutate({ kind: "reject", reason: reason.trim() });
  }

  const approving = question === "approve";
  const { companyName: company, applicant, contactPerson } = application;
  return (
    <div className={styles.buttons}>
      <Button variant="primary" onClick={() => open("approve")}>
        {t("applications.approve")}
      </Button>
      <Button onClick={() => open("reject")}>{t("applications.reject")}</Button>
      {question ? (
        <QuestionDialog
          title={t(approving ? "applications.approveTitle" : "applications.rejectTitle")}
          text={
            approving
              ? t("applications.approveText", { company, name: applicant.name || contactPerson })
              : t("applications.rejectText")
          }
          act={t(approving ? "applications.approve" : "applications.reject")}
          keep={t("applications.cancel")}
          tone={approving ? "primary" : "danger"}
          busy={deciding.isPending}
          problem={deciding.error && !problem && describeError(deciding.error, t)}
          form={form}
          onAct={submit}
          onClose={() => open(null)}
        >
          {approving ? null : (
            <TextArea
              id="application-reason"
              required
              rows={3}
              label={t("applications.reason")}
              hint={t("applications.reasonHint")}
              maxLength={limits.reasonMax}
              value={reason}
              error={problem}
              onChange={(event) => {
                setReason(event.currentTarget.value);
                setProblem(null);
              }}
            />
          )}
        </QuestionDialog>
      ) : null}
    </div>
  );
}
