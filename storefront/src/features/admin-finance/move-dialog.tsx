import { limits } from "@bezak/contract/limits.ts";
import type { SellerPayout } from "@bezak/contract/finance.ts";
import { canMovePayout } from "@bezak/contract/payout-status.ts";
import { TextArea, TextField, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { readCurrent } from "../../lib/read-current.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { useSum } from "../../lib/use-sum.ts";
import { describePayoutChange } from "./describe-payout-change.ts";
import { movePayout, payoutsKey, type PayoutMove } from "./payouts-api.ts";

const words = {
  paid: {
    title: "adminPayouts.payTitle",
    text: "adminPayouts.payText",
    act: "adminPayouts.doPay",
    done: "adminPayouts.paidNow",
  },
  failed: {
    title: "adminPayouts.failTitle",
    text: "adminPayouts.failText",
    act: "adminPayouts.doFail",
    done: "adminPayouts.failedNow",
  },
  cancelled: {
    title: "adminPayouts.cancelTitle",
    text: "adminPayouts.cancelText",
    act: "adminPayouts.doCancel",
    done: "adminPayouts.cancelledNow",
  },
} as const;

export interface MoveDialogProps {
  payout: SellerPayout;
  to: PayoutMove["to"];
  onClose: () => void;
}

/** Confirms a transition of a payout and asks for the data that it needs. */
export default function MoveDialog({ payout, to, onClose }: MoveDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const [typed, setTyped] = useState("");
  const [attempts, setAttempts] = useState(0);
  // as it was shown, or as somebody else has left it meanwhile
  const [seen, setSeen] = useState(payout);
  const form = useRefusalFocus(attempts);
  const written = typed.trim();
  const short = to === "failed" && written.length < limits.reasonMin;
  const move = useMutation({
    mutationFn: () =>
      movePayout(
        api,
        seen,
        to === "failed" ? { to, reason: written } : to === "paid" ? { to, reference: written } : { to },
      ),
    onSuccess() {
      // where the list shows one status only, the row disappears together with this dialog
      toast.show({ text: t(words[to].done, { number: payout.number }), tone: "success" });
      onClose();
    },
    onError: (error) => setSeen(readCurrent<SellerPayout>(error) ?? seen),
    onSettled: () => cache.invalidateQueries({ queryKey: payoutsKey }),
  });
  const serverError = isApiError(move.error)
    ? (move.error.fields.reason ?? move.error.fields.reference)
    : undefined;

  const problem =
    move.error &&
    !serverError &&
    (describePayoutChange(move.error, t) ??
      (hasCode(move.error, "conflict") ? t("adminPayouts.changed") : describeError(move.error, t)));

  function submit() {
    setAttempts(attempts + 1);
    if (!short) move.mutate();
  }

  const about = { number: payout.number, shop: payout.seller.name, amount: sum(payout.amount) };
  return (
    <QuestionDialog
      title={t(words[to].title, about)}
      text={t(words[to].text, about)}
      act={t(words[to].act)}
      keep={t("adminPayouts.back")}
      busy={move.isPending}
      disabled={!canMovePayout(seen.status, to)}
      problem={problem}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      {to === "paid" ? (
        <TextField
          label={t("adminPayouts.referenceField")}
          hint={t("adminPayouts.referenceHint")}
          maxLength={100}
          autoComplete="off"
          value={typed}
          error={serverError}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : null}
      {to === "failed" ? (
        <TextArea
          required
          label={t("adminPayouts.reasonField")}
          maxLength={limits.reasonMax}
          value={typed}
          error={
            attempts > 0 && short ? t("adminPayouts.reasonShort", { min: limits.reasonMin }) : serverError
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : null}
    </QuestionDialog>
  );
}
