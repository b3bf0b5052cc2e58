import { limits } from "@bezak/contract/limits.ts";
import type { RefundOwed } from "@bezak/contract/refunds-owed.ts";
import { Alert, TextField, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode, isApiError } from "../../lib/api-error.ts";
import type { Approvals } from "../../lib/approvals/use-approvals.ts";
import { useApprovalRequest } from "../../lib/approvals/use-approval-request.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { isReason, ReasonField } from "../../lib/reason-field.tsx";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { useSum } from "../../lib/use-sum.ts";
import { payRefund, refundsKey } from "./refunds-api.ts";

export interface PayRefundDialogProps {
  refund: RefundOwed;
  approvals: Approvals;
  onClose: () => void;
}

/**
 * Records a transfer that was made elsewhere; it transfers nothing. A large one is recorded after a second administrator has
 * approved it.
 */
export function PayRefundDialog({ refund, approvals, onClose }: PayRefundDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const reference = typed.trim();
  const paying = useMutation({
    mutationFn: () => payRefund(api, refund, reference),
    onSuccess({ again }) {
      const text = t(again ? "adminRefunds.paidBefore" : "adminRefunds.paidNow", {
        number: refund.orderNumber,
      });
      toast.show({ text, tone: again ? "neutral" : "success" });
      onClose();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: refundsKey }),
  });
  const requesting = useApprovalRequest(onClose);
  const needsApproval = approvals.areNeeded(refund.amount, paying.error);
  const { error } = needsApproval ? requesting : paying;
  const serverError = isApiError(error) ? error.fields.reference : undefined;
  const moved = hasCode(error, "stale_version", "conflict", "not_found");
  const twice = hasCode(error, "refund_recorded")
    ? t("adminRefunds.recordedOtherwise")
    : hasCode(error, "refund_given_twice") && t("adminRefunds.givenTwice");
  const problem =
    twice || (error && !serverError && (moved ? t("adminRefunds.changed") : describeError(error, t)));

  function submit() {
    setAttempts(attempts + 1);
    if (reference === "") return;
    if (!needsApproval) return paying.mutate();
    const { id: objectId, version } = refund;
    if (isReason(reason))
      requesting.request({ kind: "refund_payment", objectId, version, reference, reason: reason.trim() });
  }

  const { orderNumber: number, buyer, account } = refund;
  const whereTo =
    account === null ? t("adminRefunds.payNoAccount") : t("adminRefunds.payAccount", { digits: account });
  return (
    <QuestionDialog
      title={t(needsApproval ? "approvals.refundTitle" : "adminRefunds.payTitle", { number })}
      text={t("adminRefunds.payText", { name: buyer.name, amount: sum(refund.amount) })}
      act={t(needsApproval ? "approvals.request" : "adminRefunds.doPay")}
      keep={t("adminRefunds.back")}
      busy={paying.isPending || requesting.isPending}
      problem={problem}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      {needsApproval ? <Alert tone="info">{t("approvals.needed")}</Alert> : null}
      <p>{refund.reason === "in_cabinet" ? t("adminRefunds.payInCabinet") : whereTo}</p>
      <TextField
        required
        label={t("adminRefunds.reference")}
        hint={t("adminRefunds.referenceHint")}
        maxLength={100}
        autoComplete="off"
        value={typed}
        error={attempts > 0 && reference === "" ? t("adminRefunds.referenceMissing") : serverError}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {needsApproval ? (
        <ReasonField
          id="approval-reason"
          label={t("approvals.reason")}
          hint={t("approvals.reasonHint")}
          short={t("approvals.reasonShort", { min: limits.reasonMin })}
          reason={reason}
          onReason={setReason}
          checked={attempts > 0}
          error={error}
        />
      ) : null}
    </QuestionDialog>
  );
}
