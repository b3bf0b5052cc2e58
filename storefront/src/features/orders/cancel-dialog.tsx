import { limits } from "@bezak/contract/limits.ts";
import { TextArea } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import type { CancelButtonProps } from "./cancel-button.tsx";
import { cancelMutation } from "./orders-api.ts";

export interface CancelDialogProps extends Required<
  Pick<CancelButtonProps, "order" | "what" | "target" | "name">
> {
  onClose: () => void;
  onDone: () => void;
}

/** Confirms a cancellation: explains the refund and asks for the reason. */
export default function CancelDialog({ order, what, target, name, onClose, onDone }: CancelDialogProps) {
  const t = useTexts();
  const [reason, setReason] = useState("");
  const cancel = useMutation({
    ...cancelMutation(useApi(), useQueryClient(), order.id),
  });
  const inProgress = hasCode(cancel.error, "payment_in_progress");
  const { status } = order.payment;
  const money = status === "paid" ? "moneyBack" : status === "processing" ? "begun" : "nothingPaid";
  function send() {
    const given = reason.trim();
    cancel.mutate({ ...target, ...(given ? { reason: given } : {}) }, { onSuccess: onDone });
  }
  return (
    <QuestionDialog
      title={t(`orders.cancel.${what}Title`, { name })}
      text={t(`orders.cancel.${money}`)}
      act={t(`orders.cancel.${what}`)}
      keep={t("orders.cancel.keep")}
      tone="danger"
      busy={cancel.isPending}
      problem={cancel.error && (inProgress ? t("orders.cancel.paying") : describeError(cancel.error, t))}
      onAct={send}
      onClose={onClose}
    >
      <TextArea
        label={t("orders.cancel.reason")}
        hint={t("orders.cancel.reasonHint")}
        rows={2}
        maxLength={limits.reasonMax}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </QuestionDialog>
  );
}
