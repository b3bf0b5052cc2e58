import { limits } from "@bezak/contract/limits.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { SegmentedControl, TextArea, TextField, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { noShop, ShopField } from "../../lib/shop-field.tsx";
import { useRequestKey } from "../../lib/use-request-key.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { useSum } from "../../lib/use-sum.ts";
import { wholeNumber } from "../../lib/whole-number.ts";
import { adjustBalance, payoutsKey, type Adjustment } from "./payouts-api.ts";
import styles from "./payouts-view.module.css";

const max = sellerLimits.priceMax;

export interface AdjustDialogProps {
  /** of which the balance is changed; without it the dialog asks */
  shop?: { id: string; name: string };
  onClose: () => void;
}

/** Increases or decreases the balance of a shop, with a reason that the shop can read. */
export default function AdjustDialog({ shop: fixed, onClose }: AdjustDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const [shop, setShop] = useState({ ...noShop, ...fixed });
  const [direction, setDirection] = useState<"add" | "take">("add");
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const amount = wholeNumber(typed);
  const wrong = {
    shop: shop.id === "" ? t("adminPayouts.chooseShop") : undefined,
    amount: amount === null || amount < 1 || amount > max,
    note:
      note.trim().length < limits.reasonMin
        ? t("adminPayouts.reasonShort", { min: limits.reasonMin })
        : undefined,
  };

  const keyOf = useRequestKey();
  const work = useMutation({
    mutationFn: (change: Adjustment) => adjustBalance(api, change, keyOf(change)),
    onSuccess(made, { amount: changed }) {
      const signedAmount = `${changed < 0 ? "−" : "+"}${sum(Math.abs(changed))}`;
      const done = "status" in made ? "adminPayouts.adjustWaits" : "adminPayouts.adjusted";
      toast.show({ text: t(done, { shop: shop.name, amount: signedAmount }), tone: "success" });
      onClose();
      void cache.invalidateQueries({ queryKey: ["shop-money"] });
      return cache.invalidateQueries({ queryKey: payoutsKey });
    },
  });
  const serverErrors = isApiError(work.error) ? work.error.fields : {};

  function submit() {
    setAttempts(attempts + 1);
    if (wrong.shop || wrong.amount || wrong.note || amount === null) return;
    work.mutate({ shopId: shop.id, amount: direction === "add" ? amount : -amount, note: note.trim() });
  }

  const shown = (problem: string | undefined) => (attempts > 0 ? problem : undefined);
  return (
    <QuestionDialog
      title={fixed ? `${t("adminPayouts.adjustTitle")} ${fixed.name}` : t("adminPayouts.adjustTitle")}
      text={`${t("adminPayouts.adjustText")} ${t("adminPayouts.adjustAlone", { max: sum(limits.adjustmentAlone) })}`}
      act={t(direction === "add" ? "adminPayouts.doAdd" : "adminPayouts.doTake")}
      keep={t("adminPayouts.back")}
      busy={work.isPending}
      problem={work.error && !serverErrors.amount && !serverErrors.note && describeError(work.error, t)}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      {fixed ? null : (
        <ShopField
          required
          placeholder={t("adminPayouts.findShop")}
          value={shop}
          error={shown(wrong.shop)}
          onChange={setShop}
        />
      )}
      <SegmentedControl
        label={t("adminPayouts.way")}
        value={direction}
        onValueChange={setDirection}
        options={[
          { value: "add", label: t("adminPayouts.add") },
          { value: "take", label: t("adminPayouts.take") },
        ]}
      />
      <TextField
        required
        label={t("adminPayouts.columns.amount")}
        inputMode="numeric"
        autoComplete="off"
        end={<span className={styles.unit}>{t("sum")}</span>}
        value={typed}
        error={shown(
          wrong.amount ? t("adminPayouts.sumWrong", { max: formatNumber(max) }) : serverErrors.amount,
        )}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <TextArea
        required
        rows={2}
        label={t("adminPayouts.note")}
        hint={t("adminPayouts.noteHint")}
        maxLength={limits.reasonMax}
        value={note}
        error={shown(wrong.note ?? serverErrors.note)}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </QuestionDialog>
  );
}
