import { Alert, Button, Dialog, TextArea, useToast } from "@bezak/ui-kit";
import { limits } from "@bezak/contract/limits.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import styles from "./application-decision.module.css";
import {
  askAgain,
  decide,
  keepDecided,
  type Decision,
  type ReviewedApplication,
} from "./applications-api.ts";

const reasonMin = 3;

type Question = Decision["kind"];

/** Approve or reject: each is asked for once more, and what came of it is said at once. */
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
    mutationFn: (decision: Decision) => decide(api, application.id, decision),
    onSuccess(decided, { kind }) {
      setQuestion(null);
      keepDecided(queryClient, decided);
      const text = t(kind === "approve" ? "applications.approved_now" : "applications.rejected_now");
      toast.show({ text, tone: "success" });
    },
    onError(error) {
      if (isApiError(error) && error.fields["reason"]) refuse(error.fields["reason"]);
      if (!hasStatus(error, 404, 409)) return;
      // decided by somebody else, or gone: there is nothing to ask any more, and the page shows what there is now
      setQuestion(null);
      toast.show({ text: describeError(error, t), tone: "danger" });
      void askAgain(queryClient);
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

  function submit(event: FormEvent) {
    event.preventDefault();
    if (deciding.isPending || !question) return;
    if (question === "approve") return deciding.mutate({ kind: "approve" });
    if (reason.trim().length < reasonMin) return refuse(t("applications.reasonShort"));
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
      <Dialog
        open={question !== null}
        onOpenChange={(isOpen) => isOpen || open(null)}
        size="small"
        title={t(approving ? "applications.approveTitle" : "applications.rejectTitle")}
        closeLabel={t("common.close")}
        footer={
          <>
            <Button
              type="submit"
              form="application-decision"
              variant={approving ? "primary" : "danger"}
              loading={deciding.isPending}
            >
              {t(approving ? "applications.approve" : "applications.reject")}
            </Button>
            <Button onClick={() => open(null)}>{t("applications.cancel")}</Button>
          </>
        }
      >
        <form ref={form} noValidate id="application-decision" onSubmit={submit} className={styles.question}>
          <p>
            {approving
              ? t("applications.approveText", { company, name: applicant.name || contactPerson })
              : t("applications.rejectText")}
          </p>
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
          {deciding.error && !problem ? (
            <Alert tone="danger">{describeError(deciding.error, t)}</Alert>
          ) : null}
        </form>
      </Dialog>
    </div>
  );
}
