import { limits } from "@bezak/contract/limits.ts";
import type { NewPayoutHold } from "@bezak/contract/shop-money.ts";
import { DatePicker, RadioGroup, TextField, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";
import { dayValue } from "../../lib/day-digits.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useRequestKey } from "../../lib/use-request-key.ts";
import { describeBesideReason, isReason, ReasonField } from "../../lib/reason-field.tsx";
import { serverNow } from "../../lib/server-clock.ts";
import { useCalendar } from "../../lib/use-calendar.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { wholeNumber } from "../../lib/whole-number.ts";
import { holdPayouts, shopMoneyKey } from "./shop-money-api.ts";

export interface HoldDialogProps {
  shop: { id: string; name: string };
  onClose: () => void;
}

/** Holds a shop's payouts, all of them or a sum, with a reason that the shop reads. */
export function HoldDialog({ shop, onClose }: HoldDialogProps) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const calendar = useCalendar();
  const [what, setWhat] = useState<"all" | "sum">("all");
  const [typed, setTyped] = useState("");
  const [until, setUntil] = useState("");
  const [reason, setReason] = useState("");
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const amount = wholeNumber(typed);
  const isWrongSum = what === "sum" && (amount === null || amount < 1 || amount > limits.orderSumMax);

  const keyOf = useRequestKey();
  const holding = useMutation({
    mutationFn: (hold: NewPayoutHold) => holdPayouts(api, { ...hold, id: shop.id, key: keyOf(hold) }),
    onSuccess() {
      toast.show({ text: t("shopMoney.held", { shop: shop.name }), tone: "success" });
      onClose();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: shopMoneyKey }),
  });
  const errors = isApiError(holding.error) ? holding.error.fields : {};

  function submit() {
    setAttempts(attempts + 1);
    if (isWrongSum || !isReason(reason)) return;
    holding.mutate({ amount: what === "sum" ? amount : null, reason: reason.trim(), until: until || null });
  }

  return (
    <QuestionDialog
      size="medium"
      title={t("shopMoney.holdTitle", { shop: shop.name })}
      text={t("shopMoney.holdText")}
      act={t("shopMoney.doHold")}
      keep={t("shopMoney.back")}
      busy={holding.isPending}
      problem={errors.amount || errors.until ? null : describeBesideReason(holding.error, t)}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      <RadioGroup
        label={t("shopMoney.what")}
        options={[
          { value: "all", label: t("shopMoney.all"), hint: t("shopMoney.allText") },
          { value: "sum", label: t("shopMoney.sum"), hint: t("shopMoney.sumText") },
        ]}
        value={what}
        onValueChange={(value) => setWhat(value === "sum" ? "sum" : "all")}
      />
      {what === "sum" ? (
        <TextField
          required
          label={t("shopMoney.amount")}
          inputMode="numeric"
          autoComplete="off"
          end={t("sum")}
          value={typed}
          error={attempts > 0 && isWrongSum ? t("shopMoney.amountWrong") : errors.amount}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : null}
      <DatePicker
        {...calendar}
        label={t("shopMoney.until")}
        hint={t("shopMoney.untilHint")}
        placeholder={t("shopMoney.untilEmpty")}
        invalidText={t("shopMoney.noDay")}
        min={dayValue(new Date(serverNow()).toISOString())}
        value={until}
        error={errors.until}
        onValueChange={setUntil}
      />
      <ReasonField
        id="hold-reason"
        label={t("shopMoney.reason")}
        hint={t("shopMoney.reasonHint")}
        short={t("shopMoney.reasonShort", { min: limits.reasonMin })}
        reason={reason}
        onReason={setReason}
        checked={attempts > 0}
        error={holding.error}
      />
    </QuestionDialog>
  );
}
