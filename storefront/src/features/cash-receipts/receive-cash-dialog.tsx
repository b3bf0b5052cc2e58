import type { ParcelReceipt } from "@bezak/contract/cash-receipts.ts";
import { TextField, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { useSum } from "../../lib/use-sum.ts";
import { wholeNumber } from "../../lib/whole-number.ts";
import { cashReceiptsKey, recordCashReceipt } from "./cash-receipts-api.ts";

export interface ReceiveCashDialogProps {
  receipt: ParcelReceipt;
  onClose: () => void;
}

/** Records the cash of a parcel; the typed sum must equal the expected one. */
export function ReceiveCashDialog({ receipt, onClose }: ReceiveCashDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const [typed, setTyped] = useState("");
  const [reference, setReference] = useState("");
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const { parcelId, number, seller, amount } = receipt;
  const about = { number, shop: seller.name, amount: sum(amount) };
  const wrong = {
    amount: wholeNumber(typed) === amount ? undefined : t("adminCash.amountWrong", about),
    reference: reference.trim() === "" ? t("adminCash.referenceMissing") : undefined,
  };
  const record = useMutation({
    mutationFn: () => recordCashReceipt(api, { parcelId, amount, reference: reference.trim() }),
    onSuccess() {
      toast.show({ text: t("adminCash.recorded", about), tone: "success" });
      onClose();
    },
    // somebody else may have recorded it first
    onSettled: () => cache.invalidateQueries({ queryKey: cashReceiptsKey }),
  });

  function submit() {
    setAttempts(attempts + 1);
    if (!wrong.amount && !wrong.reference) record.mutate();
  }

  const shown = (problem: string | undefined) => (attempts > 0 ? problem : undefined);
  return (
    <QuestionDialog
      title={t("adminCash.receiveTitle", about)}
      text={t("adminCash.receiveText", about)}
      act={t("adminCash.doReceive")}
      keep={t("adminCash.back")}
      busy={record.isPending}
      problem={record.error && describeError(record.error, t)}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      <TextField
        required
        label={t("adminCash.amountField")}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={shown(wrong.amount)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <TextField
        required
        label={t("adminCash.referenceField")}
        hint={t("adminCash.referenceHint")}
        maxLength={100}
        autoComplete="off"
        value={reference}
        error={shown(wrong.reference)}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
    </QuestionDialog>
  );
}
