import type { Approval } from "@bezak/contract/approvals.ts";
import { limits } from "@bezak/contract/limits.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../api-context.ts";
import { QuestionDialog } from "../question-dialog.tsx";
import { describeBesideReason, isReason, ReasonField } from "../reason-field.tsx";
import { useRefusalFocus } from "../use-refusal-focus.ts";
import { useSum } from "../use-sum.ts";
import { decideApproval, reloadApprovals, type ApprovalDecision } from "./approvals-api.ts";
import { useDecidedMeanwhile } from "./use-decided-meanwhile.ts";

export interface DecisionDialogProps {
  approval: Approval;
  to: ApprovalDecision["to"];
  onClose: () => void;
}

/** Says what a decision about a request does; a refusal needs a reason. */
export function DecisionDialog({ approval, to, onClose }: DecisionDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const [reason, setReason] = useState("");
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const { id, kind, number } = approval;
  const decided = useDecidedMeanwhile();
  const values = { what: t(`approvals.acts.${kind}`, { number }), sum: sum(approval.sum) };
  const deciding = useMutation({
    mutationFn: (decision: ApprovalDecision) => decideApproval(api, id, decision),
    onSuccess() {
      toast.show({ text: t(`approvals.decisions.${to}.done`, values), tone: "success" });
      onClose();
    },
    onSettled: () => reloadApprovals(cache),
  });

  function submit() {
    setAttempts(attempts + 1);
    if (to !== "refuse") deciding.mutate({ to });
    else if (isReason(reason)) deciding.mutate({ to, reason: reason.trim() });
  }

  return (
    <QuestionDialog
      size="medium"
      title={t(`approvals.decisions.${to}.title`, values)}
      text={to === "approve" ? t(`approvals.effects.${kind}`, values) : t(`approvals.decisions.${to}.text`)}
      act={t(`approvals.decisions.${to}.act`)}
      keep={t("approvals.keep")}
      tone={to === "refuse" ? "danger" : "primary"}
      busy={deciding.isPending}
      problem={decided(deciding.error) ?? describeBesideReason(deciding.error, t)}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      {to === "refuse" ? (
        <ReasonField
          id="refusal-reason"
          label={t("approvals.reason")}
          hint={t("approvals.refusalHint")}
          short={t("approvals.reasonShort", { min: limits.reasonMin })}
          reason={reason}
          onReason={setReason}
          checked={attempts > 0}
          error={deciding.error}
        />
      ) : null}
    </QuestionDialog>
  );
}
