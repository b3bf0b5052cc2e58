import type { Order } from "@bezak/contract/orders.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { refundAccountMutation } from "./orders-api.ts";
import { accountDigits, RefundAccountField } from "./refund-account-field.tsx";

export interface RefundAccountDialogProps {
  order: Order;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the account of a refund that is owed. The server also requires the password. */
export default function RefundAccountDialog({ order, onClose, onDone }: RefundAccountDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const [typed, setTyped] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const naming = useMutation(refundAccountMutation(useApi(), useQueryClient(), order.id));
  function send() {
    setSubmitted(true);
    const account = accountDigits(typed);
    if (account !== null) naming.mutate(account, { onSuccess: onDone });
  }
  return (
    <QuestionDialog
      title={t("refundAccount.title")}
      text={t("refundAccount.text", { sum: sum(order.payment.refundOwed), number: order.number })}
      act={t("refundAccount.save")}
      keep={t("refundAccount.keep")}
      busy={naming.isPending}
      problem={naming.error && describeError(naming.error, t)}
      onAct={send}
      onClose={onClose}
    >
      <RefundAccountField
        data-first-focus
        typed={typed}
        hint={t("refundAccount.hint")}
        submitted={submitted}
        onTyped={setTyped}
      />
    </QuestionDialog>
  );
}
