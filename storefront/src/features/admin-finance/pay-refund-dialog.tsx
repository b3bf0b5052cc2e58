import type { RefundOwed } from "@bezak/contract/refunds-owed.ts";
import { TextField, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { useSum } from "../../lib/use-sum.ts";
import { payRefund, refundsKey } from "./refunds-api.ts";

export interface PayRefundDialogProps {
  refund: RefundOwed;
  onClose: () => void;
}

/** Records a transfer that was made elsewhere; it transfers nothing. */
export function PayRefundDialog({ refund, onClose }: PayRefundDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const [typed, setTyped] = useState("");
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
  const { error, isPending } = paying;
  const serverError = isApiError(error) ? error.fields.reference : undefined;
  const moved = hasCode(error, "conflict") || hasCode(error, "not_found");
  const twice = hasCode(error, "refund_recorded")
    ? t("adminRefunds.recordedOtherwise")
    : hasCode(error, "refund_given_twice") && t("adminRefunds.givenTwice");
  const problem =
    twice || (error && !serverError && (moved ? t("adminRefunds.changed") : describeError(error, t)));

  function submit() {
    setAttempts(attempts + 1);
    if (reference !== "") paying.mutate();
  }

  const { orderNumber: number, buyer, account, reason } = refund;
  const whereTo =
    account === null ? t("adminRefunds.payNoAccount") : t("adminRefunds.payAccount", { digits: account });
  return (
    <QuestionDialog
      title={t("adminRefunds.payTitle", { number })}
      text={t("adminRefunds.payText", { name: buyer.name, amount: sum(refund.amount) })}
      act={t("adminRefunds.doPay")}
      keep={t("adminRefunds.back")}
      busy={isPending}
      problem={problem}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      <p>{reason === "in_cabinet" ? t("adminRefunds.payInCabinet") : whereTo}</p>
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
    </QuestionDialog>
  );
}
