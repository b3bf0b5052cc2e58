import { limits } from "@bezak/contract/limits.ts";
import type { SellerPayout } from "@bezak/contract/finance.ts";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApprovalRequest } from "../../lib/approvals/use-approval-request.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { describeBesideReason, isReason, ReasonField } from "../../lib/reason-field.tsx";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { useSum } from "../../lib/use-sum.ts";

export interface RequestPayoutDialogProps {
  payout: SellerPayout;
  onClose: () => void;
}

/** Requests that a second administrator lets a large payout go to the bank. */
export function RequestPayoutDialog({ payout, onClose }: RequestPayoutDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const [reason, setReason] = useState("");
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const requesting = useApprovalRequest(onClose);
  const { id: objectId, number, seller, amount } = payout;
  return (
    <QuestionDialog
      size="medium"
      title={t("approvals.payoutTitle", { number })}
      text={t("approvals.payoutText", { shop: seller.name, amount: sum(amount) })}
      act={t("approvals.request")}
      keep={t("approvals.keep")}
      busy={requesting.isPending}
      problem={describeBesideReason(requesting.error, t)}
      form={form}
      onAct={() => {
        setAttempts(attempts + 1);
        if (isReason(reason)) requesting.request({ kind: "payout", objectId, reason: reason.trim() });
      }}
      onClose={onClose}
    >
      <ReasonField
        id="approval-reason"
        label={t("approvals.reason")}
        hint={t("approvals.reasonHint")}
        short={t("approvals.reasonShort", { min: limits.reasonMin })}
        reason={reason}
        onReason={setReason}
        checked={attempts > 0}
        error={requesting.error}
      />
    </QuestionDialog>
  );
}
